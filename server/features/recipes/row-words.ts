import type { Language } from "#domain/language/languages";
import type { Line } from "#domain/line/line";
import { type Row, toRow } from "#domain/line/row";
import { isSameRow, type NameUnit, withRow } from "#domain/line/with-row";
import { UNITS } from "#domain/measures/units";
import { readHeading } from "#domain/recipe/headings";
import { MAX_LINE_TEXT } from "#domain/recipe/recipe";
import type { LineValues } from "#domain/recipe/recipe-values";
import { cleanLine, countCharacters } from "#domain/text/text";
import { BLANK_ROW } from "./row-values";

/** A line as the form sends it; one of the text box has no boxes. */
export type PostedLine = Partial<LineValues>;

export interface ChangedLine {
  posted: PostedLine;
  /** Undefined for a line without boxes. */
  row: Row | undefined;
  /** The boxes before the cook changed them; undefined for a new row. */
  base: Row | undefined;
  /** After the change; "" for what is no line: a heading, a blank row, too long a text. */
  words: string;
}

export function hasBoxes({ amount, unit, name, complement }: PostedLine): boolean {
  return [amount, unit, name, complement].some((box) => box !== undefined);
}

/** The words of a row before the cook changed its boxes; undefined if there were none. */
export function findWordsBefore(posted: PostedLine): string | undefined {
  const words = cleanLine(posted.words ?? "");
  return words === "" || isTooLong(words) || !hasBoxes(posted) ? undefined : words;
}

/** Changes the words where the boxes differ from them, and composes those of a new row. */
export function changeWords(
  posted: PostedLine,
  before: Line | undefined,
  { language, nameUnit }: { language: Language; nameUnit: NameUnit },
): ChangedLine {
  if (!hasBoxes(posted))
    return { posted, row: undefined, base: undefined, words: cleanLine(posted.words ?? "") };
  const base = before && toRow(before);
  const row = readBoxes(posted, base ?? BLANK_ROW);
  const line = before ?? { words: "", parse: { language, quantities: [], foods: [] } };
  if (isNoLine(row)) return { posted, row, base, words: "" };
  const isSame = base !== undefined && isSameRow(base, row);
  return { posted, row, base, words: isSame ? line.words : withRow(line, row, nameUnit) };
}

export function isTooLong(text: string): boolean {
  return countCharacters(text) > MAX_LINE_TEXT;
}

function readBoxes({ amount, unit, name, complement }: PostedLine, base: Row): Row {
  const read = (box: string | undefined, before: string) =>
    box === undefined ? before : cleanLine(box);
  return {
    amount: read(amount, base.amount),
    unit: unit === undefined ? base.unit : (UNITS.find((each) => each === unit) ?? "NONE"),
    name: read(name, base.name),
    complement: read(complement, base.complement),
  };
}

function isNoLine({ amount, name, complement }: Row): boolean {
  const texts = [amount, name, complement];
  const isHeading = amount === "" && complement === "" && readHeading(name) !== undefined;
  return isHeading || texts.every((text) => text === "") || texts.some(isTooLong);
}
