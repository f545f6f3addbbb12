import type { RecipeField } from "#domain/import/import";
import { foldedKey } from "#domain/text/text";
import { parseTable } from "../word-table";
import table from "./field-names.tsv?raw";

const NAMES = parseTable(table).flatMap(([field, ...names]) =>
  names.map((name) => [name, field as RecipeField] as const),
);
const BY_NAME = new Map(NAMES.map(([name, field], rank) => [name, { field, rank }]));

/** What a column, a JSON key or a fact of front matter holds: "Prep Time (min)", "prepTime", "Étape 3". */
export function findField(name: string): RecipeField | undefined {
  return findName(name)?.field;
}

/** How late a name stands in the table: of several for one field the first says it best. */
export function rankFieldName(name: string): number {
  return findName(name)?.rank ?? NAMES.length;
}

/** The same by what it holds, too: "Préparation" is what is done, where it holds times it is one. */
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

/** "Prep_Time", "prepTime" and "Prep time (optional)" are "prep time". */
export function toFieldKey(name: string): string {
  const apart = name.slice(0, MAX_NAME).replace(/^schema:|(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return foldedKey(apart.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ").replace(/[^\p{L}\p{N}]+/gu, " "))
    .replace(/\s+/g, " ")
    .trim();
}
