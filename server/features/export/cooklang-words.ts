import type { Locale } from "#domain/language/locales";
import { cooklangLine as readMark } from "#reader/formats/cooklang/read-cooklang";
import { readLine } from "#reader/lines/amounts/line-amount";
import type { RecipeLine } from "../recipes/lines";
import { cooklangAside, cooklangIngredient, cooklangLine, cooklangWords } from "./cooklang-text";

/** A mark that leaves `name` as it stands; undefined where none is read again as the cook wrote the line. */
export function markInWords(name: string, line: RecipeLine, locale: Locale): string | undefined {
  const bare = cooklangIngredient(name, line, locale);
  const plain = bare + cooklangAside(line.complement);
  if (line.text === "") return plain;
  const words = cooklangWords(line.text);
  return [plain, bare, bare + words, plain + words].find((mark) => isRead(mark, line, locale));
}

/** By its parts, with a comment, or cut at its name: whichever is read again as the cook wrote it. */
export function ingredientInWords(name: string, line: RecipeLine, locale: Locale): string {
  const { text, complement } = line;
  const mark = markInWords(name, line, locale);
  if (mark !== undefined) return mark;
  const unmeasured = { ...line, amount: null, written: "" };
  const otherwise = [cooklangLine(name, text), cooklangIngredient(text, unmeasured, locale)];
  const plain = () => cooklangIngredient(name, line, locale) + cooklangAside(complement);
  return otherwise.find((way) => isRead(way, line, locale)) ?? plain();
}

function isRead(mark: string, { text }: RecipeLine, locale: Locale): boolean {
  return readMark(mark, locale) === text;
}

/** What the cook called it: "plain flour" of "200 g plain flour, sifted". */
export function nameInWords({ name, text }: RecipeLine, locale: Locale): string {
  const rest = readLine(text, locale).rest.replace(/^\s*\([^()]{0,100}\)/, "");
  const [called = ""] = rest.split(/[,;:([]/, 1);
  return called.replace(OF, "").trim() || name;
}

const OF = /^\s*(?:of |de la |de l['’]|du |des |de |d['’])/i;

export function says(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}
