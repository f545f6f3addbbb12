import { useLocation } from "@remix-run/react";
import { type RefObject, useLayoutEffect } from "react";

/** What pages themselves keep at the foot of the window. */
const FOOT_BARS = ".save-bar, .choose-bar, .waiting-bar";

/** Places a fixed bar above the page's own one, and leaves room for both at the page's end. */
export function useFootPlace(ref: RefObject<HTMLElement>, isShown: boolean): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other bars.
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar || !isShown) return;
    const place = () => placeAbove(bar);
    place();
    // A bar of the page that appears makes the page longer.
    const sizes = new ResizeObserver(place);
    for (const each of [bar, document.body]) sizes.observe(each, { box: "border-box" });
    for (const event of ["scroll", "resize"]) addEventListener(event, place, { passive: true });
    return () => {
      sizes.disconnect();
      for (const event of ["scroll", "resize"]) removeEventListener(event, place);
      leaveRoom("");
    };
  }, [ref, isShown, pathname]);
}

function placeAbove(bar: HTMLElement): void {
  const { offsetHeight } = bar;
  const tops = [...document.querySelectorAll(FOOT_BARS)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom > innerHeight - offsetHeight)
    .map(({ top }) => innerHeight - top);
  const below = Math.max(0, Math.min(Math.max(0, ...tops), innerHeight - offsetHeight));
  bar.style.setProperty("--below", `${-below}px`);
  leaveRoom(`${offsetHeight + below}px`);
}

function leaveRoom(room: string): void {
  document.documentElement.style.setProperty("--foot-room", room);
}
