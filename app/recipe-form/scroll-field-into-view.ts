import type { FocusEvent } from "react";

/** Keeps the focused field out from under the button bar. */
export function scrollFieldIntoView({ target }: FocusEvent<HTMLFormElement>) {
  const isTyped = target instanceof HTMLTextAreaElement || target.matches("input[type=text]");
  if (isTyped) target.scrollIntoView({ block: "nearest" });
}
