import type { Locale } from "#domain/locales";
import { cooklangLines } from "#reader/formats/cooklang/read-cooklang";
import { readLine } from "#reader/lines/amounts/line-amount";
import type { RecipeLine } from "../recipes/lines";
import { cooklangIngredient, cooklangLine, cooklangWords } from "./cooklang-text";

/** By its parts, with a comment, or cut at its name: whichever is read again as the cook wrote it. */
export function ingredientInWords(name: string, line: RecipeLine, locale: Locale): string {
  const { text } = line;
  const plain = cooklangIngredient(name, line, locale);
  if (text === "") return plain;
  const bare = cooklangIngredient(name, { ...line, complement: "" }, locale);
  const words = cooklangWords(text);
  const unmeasured = { ...line, amount: null, written: "", complement: "" };
  const ways = [
    ...[plain, bare, bare + words, plain + words],
    cooklangLine(name, text),
    cooklangIngredient(text, unmeasured, locale),
  ];
  return ways.find((way) => cooklangLines(way, locale)[0] === text) ?? plain;
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
