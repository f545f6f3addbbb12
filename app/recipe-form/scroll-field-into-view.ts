import type { FocusEvent } from "react";

/** A field that somebody begins to type in comes out from behind the bar of buttons. */
export function scrollFieldIntoView({ target }: FocusEvent<HTMLFormElement>) {
  const isTyped = target instanceof HTMLTextAreaElement || target.matches("input[type=text]");
  if (isTyped) target.scrollIntoView({ block: "nearest" });
}
