import type { RecipeField } from "#domain/import";
import { foldedKey } from "#domain/text";
import table from "./field-names.tsv?raw";

const BY_NAME = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [field, ...names] = row.split("\t");
      return names.map((name) => [name, field as RecipeField] as const);
    }),
);

/** What a column, a JSON key or a fact of front matter holds: "Prep Time (min)", "prepTime", "Étape 3". */
export function fieldNamed(name: string): RecipeField | undefined {
  const key = fieldKey(name);
  return BY_NAME.get(key) ?? BY_NAME.get(key.replace(/ ?\d{1,3}$/, ""));
}

const MAX_NAME = 100;

/** "Prep_Time", "prepTime" and "Prep time (optional)" are "prep time". */
export function fieldKey(name: string): string {
  const apart = name.slice(0, MAX_NAME).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return foldedKey(apart.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ").replace(/[^\p{L}\p{N}]+/gu, " "))
    .replace(/\s+/g, " ")
    .trim();
}
