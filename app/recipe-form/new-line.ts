import type { SubmissionResult } from "@conform-to/dom";
import { useRef } from "react";

type Line = { key: string | undefined; name: string };

/** Tells the line that was just added, here or (without script) by the server: it takes the cursor. */
export function useNewLine(
  list: string,
  lines: Line[],
  result: SubmissionResult | undefined,
): (line: Line) => boolean {
  const firstKeys = useRef(new Set(lines.map(toLineKey)));
  const intent = result?.intent;
  const wasAdded = intent?.type === "insert" && intent.payload.name === list;
  return (line) =>
    !firstKeys.current.has(toLineKey(line)) || (wasAdded && line.name === lines.at(-1)?.name);
}

/** A line's own key; one that came back blank from the server has none, and is its place. */
export function toLineKey(line: Line): string {
  return line.key ?? line.name;
}
