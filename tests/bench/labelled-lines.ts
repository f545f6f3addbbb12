import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LOCALES, type Locale } from "#domain/language/locales";

export interface LabelledLine {
  set: string;
  text: string;
  locale: Locale;
  /** Undefined without a label. */
  measures: { quantity: number; unit: string }[] | undefined;
  /** False when the label has something else too: a range, a size, an unknown unit. */
  isPlain: boolean;
}

/**
 * Reads a folder's `*.json`: lists of `{ input, name, quantity, unit }`, with quantities like "100
 * 1#1$2" and units like "g oz". A name like "lines-fr.json" means French. `every` skips lines.
 */
export function readLabelledLines(folder: string, every: number): LabelledLine[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.flatMap((file) => {
    const rows: Record<string, string>[] = JSON.parse(
      readFileSync(path.join(folder, file), "utf8"),
    );
    const set = path.parse(file).name;
    const locale = LOCALES.find((each) => set.endsWith(`-${each}`)) ?? "en";
    const labelled = rows.filter((row) => row.name === undefined || row.name !== "");
    return labelled.filter((_, at) => at % every === 0).map((row) => parseRow(set, locale, row));
  });
}

function parseRow(set: string, locale: Locale, row: Record<string, string>): LabelledLine {
  const text = (row.input ?? "").trim();
  if (row.quantity === undefined) return { set, text, locale, measures: undefined, isPlain: true };
  const quantities = words(row.quantity).map(parseNumber);
  const units = words((row.unit ?? "").toLowerCase().replace("fl oz", "floz"));
  const measures = quantities.map((quantity, at) => ({ quantity, unit: units[at] ?? "" }));
  return { set, text, locale, measures, isPlain: quantities.length === 1 && units.length < 2 };
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** "1#1$2" is one and a half; NaN for anything that is not a number. */
function parseNumber(word: string): number {
  const named: Record<string, number> = {
    half: 0.5,
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    six: 6,
  };
  const [whole = "", part = ""] = word.includes("#") ? word.split("#") : [word];
  const [above = 0, below = 1] = part.split("$").map(Number);
  return named[word.toLowerCase()] ?? Number(whole) + (part ? above / below : 0);
}
