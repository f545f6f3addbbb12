import { type PointerEvent, useRef } from "react";
import { useHasScript } from "~/ui/has-script";
import { Icon } from "~/ui/icon";
import { findRow, rowAt } from "./rows";

const EDGE_PX = 80;
const SCROLL_PX = 12;

export function DragHandle({ onMove }: { onMove: (from: number, to: number) => void }) {
  const hasScript = useHasScript();
  const drag = useRef<AbortController>();

  function begin(event: PointerEvent<HTMLElement>) {
    const place = findRow(event.currentTarget);
    if (!place || event.button !== 0) return;
    event.preventDefault();
    drag.current?.abort();
    drag.current = new AbortController();
    followPointer(place, event, drag.current, onMove);
  }

  if (!hasScript) return null;
  return (
    <span className="drag-handle" aria-hidden="true" onPointerDown={begin}>
      <Icon name="drag" />
    </span>
  );
}

function followPointer(
  { row, list, index }: NonNullable<ReturnType<typeof findRow>>,
  { pageY: from, pointerId }: PointerEvent,
  over: AbortController,
  onMove: (from: number, to: number) => void,
) {
  const { signal } = over;
  const middles = [...list.children].map((each) => {
    const { top, height } = each.getBoundingClientRect();
    return top + scrollY + height / 2;
  });
  let to = index;
  row.classList.add("dragged");
  signal.addEventListener("abort", () => {
    row.classList.remove("dragged");
    row.style.transform = "";
    mark(list, -1, 0);
  });
  const follow = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    row.style.transform = `translateY(${event.pageY - from}px)`;
    to = placeAt(middles, index, event.pageY);
    mark(list, to, Math.sign(to - index));
    if (event.clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
    if (event.clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
  };
  const drop = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    over.abort();
    if (to !== index) onMove(index, to);
  };
  addEventListener("pointermove", follow, { signal });
  addEventListener("pointerup", drop, { signal });
  addEventListener("pointercancel", () => over.abort(), { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && over.abort(), { signal });
}

function placeAt(middles: number[], index: number, pageY: number): number {
  const above = middles.filter((middle, each) => each !== index && middle < pageY);
  return above.length;
}

function mark(list: Element, at: number, direction: number) {
  for (const row of list.children) row.removeAttribute("data-drop");
  if (direction !== 0)
    rowAt(list, at)?.setAttribute("data-drop", direction < 0 ? "before" : "after");
}
