import type { SubmissionResult } from "@conform-to/dom";
import { useRef } from "react";

type Line = { key: string | undefined; name: string };

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

/** The line's key, or its field name if the server returned it blank, without a key. */
export function toLineKey(line: Line): string {
  return line.key ?? line.name;
}
