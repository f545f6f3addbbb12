import type { KeyboardEvent } from "react";

/** Enter in a single-line field does not submit; Ctrl+Enter or Cmd+Enter saves. */
export function formKeys(event: KeyboardEvent<HTMLFormElement>) {
  const { key, currentTarget, target, nativeEvent, ctrlKey, metaKey, repeat } = event;
  if (key !== "Enter" || nativeEvent.isComposing || event.defaultPrevented) return;
  if (ctrlKey || metaKey) {
    event.preventDefault();
    if (!repeat) saveButton(currentTarget)?.click();
  } else if (target instanceof HTMLInputElement && target.type !== "file") {
    event.preventDefault();
  }
}

/** The list and draft buttons have names. */
function saveButton(form: HTMLFormElement) {
  return form.querySelector<HTMLButtonElement>("button[type=submit]:not([name])");
}
