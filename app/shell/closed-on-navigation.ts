import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * For a popover: a page that is loaded anew closes it by itself; with script it is closed here. One
 * that was opened before the scripts came stays as its reader has it.
 */
export function useClosedOnNavigation<Popover extends HTMLElement>() {
  const popover = useRef<Popover>(null);
  const { key } = useLocation();
  const closedAt = useRef(key);
  useEffect(() => {
    if (key === closedAt.current) return;
    closedAt.current = key;
    if (popover.current?.matches(":popover-open")) popover.current.hidePopover();
  }, [key]);
  return popover;
}
