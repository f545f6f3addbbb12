import { parse } from "@conform-to/dom";
import type { FormMetadata } from "@conform-to/react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { findRow, focusEnd, isBlank, listFields, rowAt } from "./rows";

type RecipeForm = FormMetadata<RecipeFormValues>;
type ListName = "ingredients" | "steps" | "tips";

export function moveByKey(form: RecipeForm, name: ListName) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const place = findRow(event.target);
    if (!event.altKey || !step || !place || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const to = place.index + step;
    if (to >= 0 && to < place.count) form.reorder({ name, from: place.index, to });
  };
}

export function ingredientKeys(form: RecipeForm, most: number) {
  const move = moveByKey(form, "ingredients");
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, nativeEvent, defaultPrevented, target } = event;
      if (defaultPrevented || nativeEvent.isComposing) return;
      const isText = target instanceof HTMLInputElement && target.type === "text";
      if (key === "Enter" && isText && !hasModifier(event)) goToNextRow(form, event, most);
      else if (key === "Backspace" && isText && !event.repeat) removeEmpty(form, event);
      else move(event);
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      pasteLines(form, event, most);
    },
  };
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

function goToNextRow(form: RecipeForm, event: KeyboardEvent<HTMLElement>, most: number) {
  const place = findRow(event.target);
  if (!place) return;
  event.preventDefault();
  const { list, index, count } = place;
  const next = rowAt(list, index + 1);
  if (next && isBlank(next)) return listFields(next)[0]?.focus();
  if (isBlank(place.row) || count >= most) return;
  form.insert({ name: "ingredients", index: index + 1 });
}

function removeEmpty(form: RecipeForm, event: KeyboardEvent<HTMLElement>) {
  const place = findRow(event.target);
  const before = place && rowAt(place.list, place.index - 1);
  if (!before || !isBlank(place.row)) return;
  event.preventDefault();
  focusEnd(findNameField(before));
  form.remove({ name: "ingredients", index: place.index });
}

function pasteLines(form: RecipeForm, event: ClipboardEvent<HTMLElement>, most: number) {
  const { target } = event;
  const place = findRow(target);
  const isName = target instanceof HTMLInputElement && target.name.endsWith(".name");
  if (!place || !isName || !target.form) return;
  const text = event.clipboardData.getData("text/plain");
  const lines = text.split(/\s*[\r\n]+\s*/, 2 * most).filter((line) => line.trim() !== "");
  const [first = "", ...more] = lines;
  if (more.length === 0 || place.count + more.length > most) return;
  event.preventDefault();
  const { payload } = parse(new FormData(target.form), { resolve: (value) => ({ value }) });
  const rows = ((payload as { ingredients?: object[] }).ingredients ?? []).map((row) => ({
    ...row,
  }));
  const { value, selectionStart, selectionEnd } = target;
  const name = value.slice(0, selectionStart ?? 0) + first + value.slice(selectionEnd ?? 0);
  rows[place.index] = { ...rows[place.index], name };
  rows.splice(place.index + 1, 0, ...more.map((line) => ({ name: line, unit: "NONE" })));
  flushSync(() => form.update({ name: "ingredients", value: rows as never }));
  const last = rowAt(place.list, place.index + more.length);
  if (last) focusEnd(findNameField(last));
}

function findNameField(row: Element): HTMLInputElement | null {
  return row.querySelector<HTMLInputElement>('input[name$=".name"]');
}
