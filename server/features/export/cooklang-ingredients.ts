import type { Locale } from "#domain/language/locales";
import { readCooklangLine as readMark } from "#reader/formats/cooklang/read-cooklang";
import { readLine } from "#reader/lines/amounts/line-amount";
import type { RecipeLine } from "../recipes/lines";
import { formatAside, formatIngredient, formatLineAtName, formatSourceText } from "./cooklang-text";

/** A mark that leaves `name` unchanged; undefined if none reads back as the original line. */
export function findReadableMark(
  name: string,
  line: RecipeLine,
  locale: Locale,
): string | undefined {
  const bare = formatIngredient(name, line, locale);
  const plain = bare + formatAside(line.complement);
  if (line.text === "") return plain;
  const words = formatSourceText(line.text);
  return [plain, bare, bare + words, plain + words].find((mark) => isReadBack(mark, line, locale));
}

export function writeIngredient(name: string, line: RecipeLine, locale: Locale): string {
  const { text, complement } = line;
  const mark = findReadableMark(name, line, locale);
  if (mark !== undefined) return mark;
  const unmeasured = { ...line, amount: null, written: "" };
  const otherwise = [formatLineAtName(name, text), formatIngredient(text, unmeasured, locale)];
  const plain = () => formatIngredient(name, line, locale) + formatAside(complement);
  return otherwise.find((way) => isReadBack(way, line, locale)) ?? plain();
}

function isReadBack(mark: string, { text }: RecipeLine, locale: Locale): boolean {
  return readMark(mark, locale) === text;
}

/** The name as the cook wrote it: "plain flour" in "200 g plain flour, sifted". */
export function extractName({ name, text }: RecipeLine, locale: Locale): string {
  const rest = readLine(text, locale).rest.replace(/^\s*\([^()]{0,100}\)/, "");
  const [called = ""] = rest.split(/[,;:([]/, 1);
  return called.replace(PARTITIVE, "").trim() || name;
}

const PARTITIVE = /^\s*(?:of |de la |de l['’]|du |des |de |d['’])/i;

export function includesName(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}
