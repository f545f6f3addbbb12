import { LRUCache } from "lru-cache";
import type { Language } from "#domain/language/languages";
import { foldedKey } from "#domain/text/text";
import { readLine } from "../../lines/amounts/line-amount";
import { showEscaped } from "./cooklang-escapes";
import type { Mention } from "./cooklang-step";

export function findSourceLine(mention: Mention, language: Language | null): string {
  const words = showEscaped(mention.words);
  const name = foldedKey(showEscaped(mention.name));
  if (words === "" || name === "" || !foldedKey(words).includes(name)) return "";
  const told = showEscaped(`${mention.amount} ${mention.name}`.trim());
  const isSame =
    numbersIn(words) === numbersIn(`${told} ${showEscaped(mention.note)}`) ||
    amountIn(words, language) === amountIn(told, language);
  return isSame ? mention.words : "";
}

function numbersIn(text: string): string {
  const plain = text.replace(
    /[\u00bc-\u00be\u2150-\u215e]/g,
    (sign) => ` ${sign.normalize("NFKC")} `,
  );
  return plain.match(/\d+/g)?.join(" ") ?? "";
}

/** Export checks one line against several marks in a row. */
const amounts = new LRUCache<string, string>({ max: 200 });

function amountIn(text: string, language: Language | null): string {
  const key = `${language} ${text}`;
  const known = amounts.get(key);
  if (known !== undefined) return known;
  const { amount, unit } = readLine(text, language);
  const told = amount ? `${amount.numerator}/${amount.denominator} ${unit}` : "none";
  amounts.set(key, told);
  return told;
}
