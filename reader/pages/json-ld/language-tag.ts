import { LANGUAGES, type Language } from "#domain/languages";
import { isNode, listed, said } from "./node-values";

/** The language of a tag ("fr-CA", "en_US"), or of schema.org's Language; null where it is none of ours. */
export function languageOf(value: unknown): Language | null {
  const first = listed(value)[0];
  const tag = isNode(first) ? said(first, "alternateName", "@value", "name") : first;
  if (typeof tag !== "string") return null;
  const plain = tag.trim().slice(0, 20).toLowerCase();
  const code = NAMES[plain] ?? plain.split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === code) ?? null;
}

const NAMES: Record<string, Language> = {
  english: "en",
  french: "fr",
  français: "fr",
  francais: "fr",
  no: "nb",
};
