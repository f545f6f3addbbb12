import { foldedKey } from "#domain/text";

/** The letters and figures of a line, by which it is the same on a page and in its data. */
export function lineKey(line: string): string {
  return foldedKey(line).replace(/[^\p{L}\p{N}]+/gu, "");
}
