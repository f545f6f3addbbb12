import type { FocusEvent } from "react";

export function scrollFieldIntoView({ target }: FocusEvent<HTMLFormElement>) {
  const isTyped = target instanceof HTMLTextAreaElement || target.matches("input[type=text]");
  if (isTyped) target.scrollIntoView({ block: "nearest" });
}
