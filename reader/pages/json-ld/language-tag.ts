import { LANGUAGES, type Language } from "#domain/language/languages";
import { foldedKey } from "#domain/text/text";
import { getValues } from "../../phrases";
import { asList, isNode, readProperty } from "./node-values";

export function parseLanguageTag(value: unknown): Language | null {
  const first = asList(value)[0];
  const tag = isNode(first) ? readProperty(first, "alternateName", "@value", "name") : first;
  if (typeof tag !== "string") return null;
  const plain = tag.trim().slice(0, 20).toLowerCase();
  const code = NAMES.get(foldedKey(plain)) ?? plain.split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === code) ?? null;
}

/** Names of languages, and the code of Norwegian without its variant. */
const NAMES = new Map([...getValues("language name"), ["no", "nb"]]);
