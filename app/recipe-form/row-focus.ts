import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/ui/translation";
import { findRow, rowAt } from "./rows";

const BUTTONS = ".line-buttons > button";

interface Pressed {
  list: Element;
  index: number;
  count: number;
  /** Position of the button in its row: up, down, remove. */
  place: number;
}

/**
 * Keeps the focus near a row that was moved or removed, and says what happened.
 * `keys` are those of the rows; `onClick` belongs on their list, `said` into a live region.
 */
export function useRowFocus(keys: string[], formatRow: (number: number) => string) {
  const { t } = useTranslation("recipeForm");
  const pressed = useRef<Pressed>();
  const [said, setSaid] = useState("");
  const order = keys.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when rows moved or went away.
  useEffect(() => {
    const { current } = pressed;
    pressed.current = undefined;
    if (!current) return;
    const { list, index, place } = current;
    const label = formatRow(index + 1);
    const wasRemoved = list.children.length < current.count;
    const to = wasRemoved ? Math.min(index, current.count - 2) : index + (place === 0 ? -1 : 1);
    const happened = wasRemoved
      ? t("edit.removed", { label })
      : t("edit.moved", { label, number: to + 1 });
    // The same words again are only read out if they differ by something.
    setSaid((before) => (before === happened ? `${happened}\u00a0` : happened));
    focusButton(list, to, place);
  }, [order]);

  function onClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const button = target instanceof Element ? target.closest(BUTTONS) : null;
    const found = button && findRow(button);
    if (!found) return;
    const place = [...found.row.querySelectorAll(BUTTONS)].indexOf(button);
    pressed.current = { list: currentTarget, index: found.index, count: found.count, place };
  }

  return { onClick, said };
}

/** The same button of the row, else what opens it, another, or what adds a row. */
function focusButton(list: Element, index: number, place: number): void {
  const row = rowAt(list, index);
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>(BUTTONS) ?? [])];
  const same = buttons[place];
  const closed = row?.querySelector<HTMLElement>(":scope > details:not([open]) > summary");
  const other = buttons.find((button) => !button.disabled);
  const add =
    list.parentElement?.querySelector<HTMLElement>(":scope > button") ??
    list.closest("section")?.querySelector<HTMLElement>("input[type=file]");
  (closed ?? (same && !same.disabled ? same : (other ?? add)))?.focus();
}
