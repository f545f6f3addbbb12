import { createAmount, parseAmount } from "#domain/measures/amount";
import type { PostedLine } from "#server/features/recipes/row-words";

/**
 * A line of a form or draft from before 2026-11-28, which had the words beside its parts. Drafts
 * are kept for 90 days: this file can go after 2027-03-01.
 */
interface OldLine extends PostedLine {
  text?: string;
  /** The parts that `text` stood for. */
  textOf?: string;
  /** The line of the text box. */
  line?: string;
  written?: string;
  readAs?: string;
  typed?: string;
}

export function isOldLine(line: PostedLine): boolean {
  return ["text", "textOf", "line", "written", "readAs", "typed"].some((part) => part in line);
}

export function readOldLine(old: OldLine): PostedLine {
  if (!isOldLine(old)) return old;
  const { choice, name, complement, typed, line = "", text = "", written = "" } = old;
  const doubtful = typed ? "yes" : "";
  const words = line || (isUnchanged(old) ? text : "");
  if (words !== "") return { words, choice, doubtful };
  const amount = written || old.amount;
  return { amount, unit: written ? "NONE" : old.unit, name, complement, choice, doubtful };
}

function isUnchanged({ textOf, ...row }: OldLine): boolean {
  const [figure, unit, name, complement, written] = textOf?.split("|") ?? [];
  if (row.name !== name || (row.complement ?? "") !== complement) return false;
  if (written !== "") return written === (row.written || row.amount);
  return unit === (row.unit ?? "NONE") && figure === formatFigure(row.amount ?? "");
}

function formatFigure(text: string): string {
  const read = parseAmount(text);
  if ("problem" in read) return "";
  const { numerator, denominator } = createAmount(read.numerator, read.denominator);
  return `${numerator}/${denominator}`;
}
