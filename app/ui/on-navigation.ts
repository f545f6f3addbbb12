import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

// Calls `act` after a client navigation, but not after hydration: the user may have typed already.
export function useOnNavigation(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    act();
  });
}

export function useClosedOnNavigation<Popover extends HTMLElement>() {
  const popover = useRef<Popover>(null);
  useOnNavigation(() => {
    if (popover.current?.matches(":popover-open")) popover.current.hidePopover();
  });
  return popover;
}
