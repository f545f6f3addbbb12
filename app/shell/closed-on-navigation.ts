import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** For a popover: a page that is loaded anew closes it by itself; with script it is closed here. */
export function useClosedOnNavigation<Popover extends HTMLElement>() {
  const popover = useRef<Popover>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what a navigation changes.
  useEffect(() => {
    if (popover.current?.matches(":popover-open")) popover.current.hidePopover();
  }, [key]);
  return popover;
}
