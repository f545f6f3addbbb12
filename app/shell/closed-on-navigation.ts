import { useRef } from "react";
import { useOnNavigation } from "~/ui/on-navigation";

/** For a popover: a page that is loaded anew closes it by itself; with script it is closed here. */
export function useClosedOnNavigation<Popover extends HTMLElement>() {
  const popover = useRef<Popover>(null);
  useOnNavigation(() => {
    if (popover.current?.matches(":popover-open")) popover.current.hidePopover();
  });
  return popover;
}
