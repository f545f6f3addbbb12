import { readHeading } from "#domain/recipe/headings";
import type { DiffLine } from "#domain/text/line-diff";
import { removeMarks } from "#domain/text/markdown";
import { markText, type ShownText } from "./marked-parts";

export type HistoryLine = Omit<DiffLine, "text"> & { text: ShownText };

/** As the recipe's page shows them; as typed where that would hide what changed. */
export function markLines(lines: DiffLine[]): HistoryLine[] {
  const seen = lines.map(({ text }) => removeMarks(text));
  if (new Set(seen).size < seen.length) return lines;
  return lines.map(({ mark, text }) => ({
    mark,
    text: readHeading(text) === undefined ? markText(text) : text,
  }));
}
