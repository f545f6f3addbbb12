import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Acts once script has led to another page, or to this one anew; never when script takes a page over,
 * where its reader may have opened or typed something already.
 */
export function useOnNavigation(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    act();
  });
}

/** Closes a popover on the way to another page; a page that is loaded anew does so by itself. */
export function useClosedOnNavigation<Popover extends HTMLElement>() {
  const popover = useRef<Popover>(null);
  useOnNavigation(() => {
    if (popover.current?.matches(":popover-open")) popover.current.hidePopover();
  });
  return popover;
}
