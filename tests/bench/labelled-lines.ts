import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LOCALES, type Locale } from "#domain/language/locales";

export interface LabelledLine {
  set: string;
  text: string;
  locale: Locale;
  /** Undefined without a label. */
  measures: { quantity: number; unit: string }[] | undefined;
}

const NUMBER_WORDS: Record<string, number> = {
  ...{ half: 0.5, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, six: 6 },
};

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
    return rows
      .filter(({ name }) => name !== "")
      .filter((_, at) => at % every === 0)
      .map(({ input = "", quantity, unit = "" }) => {
        const units = splitWords(unit.toLowerCase().replace("fl oz", "floz"));
        const measures =
          quantity === undefined
            ? undefined
            : splitWords(quantity).map((word, at) => ({
                quantity: parseNumber(word),
                unit: units[at] ?? "",
              }));
        return { set, text: input.trim(), locale, measures };
      });
  });
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** "1#1$2" is one and a half; NaN for anything that is not a number. */
function parseNumber(word: string): number {
  const [whole = "", part = ""] = word.includes("#") ? word.split("#") : [word];
  const [above = 0, below = 1] = part.split("$").map(Number);
  return NUMBER_WORDS[word.toLowerCase()] ?? Number(whole) + (part ? above / below : 0);
}
