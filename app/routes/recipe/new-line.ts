import type { SubmissionResult } from "@conform-to/dom";
import { useRef } from "react";

/** Tells the line that was just added, here or (without script) by the server: it takes the cursor. */
export function useNewLine(
  list: string,
  lines: { key: string | undefined }[],
  result: SubmissionResult | undefined,
): (key: string | undefined) => boolean {
  const firstKeys = useRef(new Set(lines.map(({ key }) => key)));
  const intent = result?.intent;
  const wasAdded = intent?.type === "insert" && intent.payload.name === list;
  return (key) => !firstKeys.current.has(key) || (wasAdded && key === lines.at(-1)?.key);
}
