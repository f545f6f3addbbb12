import { type DragEvent, useRef } from "react";
import { useHasScript } from "~/ui/has-script";
import { Icon } from "~/ui/icon";

const OVER = "plan-drop";

/** For a mouse; everything else has the form behind "…". */
export function EntryHandle() {
  if (!useHasScript()) return null;
  return (
    <span className="plan-drag" draggable="true" aria-hidden="true">
      <Icon name="drag" />
    </span>
  );
}

/** Lets a day take an entry of another one: the entry's form moves it, or copies it with Ctrl or Alt. */
export function useDayDrag() {
  const dragged = useRef<Element | null>(null);
  const over = useRef<Element | null>(null);

  function mark(day: Element | null) {
    over.current?.classList.remove(OVER);
    day?.classList.add(OVER);
    over.current = day;
  }

  return {
    onDragStart({ target, dataTransfer }: DragEvent) {
      const handle = target instanceof Element ? target.closest(".plan-drag") : null;
      dragged.current = handle?.closest("li") ?? null;
      if (!dragged.current) return;
      dataTransfer.effectAllowed = "copyMove";
      // Firefox drags nothing without data.
      dataTransfer.setData("text/plain", dragged.current.textContent ?? "");
      dataTransfer.setDragImage(dragged.current, 0, 0);
    },
    onDragOver(event: DragEvent) {
      const day = findDay(event);
      if (!dragged.current || !day) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isCopy(event) ? "copy" : "move";
      mark(day);
    },
    onDrop(event: DragEvent) {
      const day = findDay(event);
      const form = dragged.current?.querySelector("form");
      if (!form || !day) return;
      event.preventDefault();
      const field = form.querySelector<HTMLInputElement>("[name=day]");
      const intent = isCopy(event) ? "copy" : "move";
      if (field && field.value !== day.id) {
        field.value = day.id;
        form.requestSubmit(form.querySelector<HTMLElement>(`[value=${intent}]`));
      }
    },
    onDragEnd() {
      dragged.current = null;
      mark(null);
    },
  };
}

function findDay({ target }: DragEvent): Element | null {
  return target instanceof Element ? target.closest(".plan-week > section") : null;
}

function isCopy({ ctrlKey, altKey }: DragEvent): boolean {
  return ctrlKey || altKey;
}
