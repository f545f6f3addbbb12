import type { KeyboardEvent } from "react";

/** Enter in a field of one line sends nothing; with Ctrl or Cmd it saves, from anywhere in the form. */
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

/** The buttons of lists and drafts have names. */
function saveButton(form: HTMLFormElement) {
  return form.querySelector<HTMLButtonElement>("button[type=submit]:not([name])");
}
