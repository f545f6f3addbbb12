import type { Locale } from "./locales";
import { getRows } from "./vocabulary/vocabulary";
import { getWordForms } from "./word-forms";

const TOKEN = /[\p{L}\p{M}\p{N}%$'&+/-]+|[,;:–—]/gu;
const COMMA = /^[,;:–—]$/;
const HYPHENS = /^[-']+$/;

/** Of a word with several forms, the one that stands for all. */
const TO_BASE: Record<Locale, (word: string) => string> = {
  en: (word) => word,
  fr: (word) => (getWordForms(word, "fr")?.[0] ?? word).replace(/(?<=[éiudrt])e$/, ""),
};
/** Translations of remarks and of the joints between them, each table read when first needed. */
const tables = new Map<string, Map<string, string>>();

/** Undefined unless every part is known: half a remark would mislead. */
export function translateRemark(remark: string, from: Locale, to: Locale): string | undefined {
  if (from === to) return remark;
  const tokens = splitTokens(remark, from);
  const whole = readTable("remark", from, to).get(toKey(tokens));
  if (whole !== undefined) return whole;
  const parts = splitAt(tokens, (token) => token === ",").filter(([token]) => token !== ",");
  const known = parts.map((part) => translatePart(part, from, to));
  return known.includes(undefined) ? undefined : known.join(", ") || undefined;
}

/** "peeled and diced": each side alone, and the word between */
function translatePart(part: string[], from: Locale, to: Locale): string | undefined {
  const [remarks, joints] = [readTable("remark", from, to), readTable("remark joint", from, to)];
  const whole = remarks.get(toKey(part));
  if (whole !== undefined) return whole;
  if (joints.has(part.at(-1) ?? "")) return undefined;
  const known = splitAt(part, (token) => joints.has(token)).map((piece) => {
    const key = toKey(piece);
    return joints.get(key) ?? remarks.get(key);
  });
  return known.includes(undefined) ? undefined : known.join(" ");
}

function readTable(kind: string, from: Locale, to: Locale): Map<string, string> {
  const name = `${kind} in ${to}`;
  const key = `${name} from ${from}`;
  const known = tables.get(key);
  if (known) return known;
  const rows = getRows(name, [from]);
  const table = new Map(rows.map(({ word, value }) => [toKey(splitTokens(word, from)), value]));
  tables.set(key, table);
  return table;
}

function splitTokens(remark: string, locale: Locale): string[] {
  const tokens = remark.normalize("NFC").toLowerCase().replaceAll("’", "'").match(TOKEN) ?? [];
  // With accents: "sèche" is not "séché".
  return tokens
    .filter((token) => !HYPHENS.test(token))
    .map((token) => (COMMA.test(token) ? "," : TO_BASE[locale](token)));
}

/** Runs of tokens, and between them the separators. */
function splitAt(tokens: string[], isSeparator: (token: string) => boolean): string[][] {
  const runs: string[][] = [];
  let isOpen = false;
  for (const token of tokens) {
    const isWord = !isSeparator(token);
    if (isWord && isOpen) runs.at(-1)?.push(token);
    else runs.push([token]);
    isOpen = isWord;
  }
  return runs;
}

function toKey(tokens: string[]): string {
  return tokens.join(" ");
}
