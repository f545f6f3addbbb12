import type { RecipeField } from "#domain/import/import";
import { parseTable } from "#domain/text/table";
import { foldedKey } from "#domain/text/text";
import table from "./field-names.tsv?raw";

const NAMES = parseTable(table).flatMap(([field, ...names]) =>
  names.map((name) => [name, field as RecipeField] as const),
);
const BY_NAME = new Map(NAMES.map(([name, field], rank) => [name, { field, rank }]));

export function findField(name: string): RecipeField | undefined {
  return findName(name)?.field;
}

/** Row in the table, which lists the most specific of a field's names first. */
export function rankFieldName(name: string): number {
  return findName(name)?.rank ?? NAMES.length;
}

/** As findField, but "Préparation", usually the steps, is a time if it holds times. */
export function detectField(name: string, texts: string[]): RecipeField | undefined {
  const field = findField(name);
  const isWork = field === "steps" && toFieldKey(name).startsWith("prep");
  const isTime = isWork && texts.length > 0 && texts.every((text) => TIME.test(text));
  return isTime ? "preparation" : field;
}

const TIME = /^\d[\d:., ]{0,20}(?:min\w{0,9}|h\w{0,9})?$/i;
const MAX_NAME = 100;

function findName(name: string) {
  const key = toFieldKey(name);
  return BY_NAME.get(key) ?? BY_NAME.get(key.replace(/ ?\d{1,3}$/, ""));
}

export function toFieldKey(name: string): string {
  const apart = name.slice(0, MAX_NAME).replace(/^schema:|(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return foldedKey(apart.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ").replace(/[^\p{L}\p{N}]+/gu, " "))
    .replace(/\s+/g, " ")
    .trim();
}
