import { findCategory } from "../pages/json-ld/category-names";
import type { ParsedRecipe } from "../parsed-recipe";
import { extractBaseName, extractFolder } from "./image-beside";
import type { Format } from "./parsed-file";
import { toOneLine } from "./plain-markdown";
import { isCompanion } from "./recipe-file-names";

/**
 * Where a format keeps the cook's folders: in a field of the recipe, or else as the path of its
 * file. A label that becomes a tag or a category is not a folder as well.
 */
const FOLDERS: Record<Format, "field" | "path" | "none"> = {
  POPOTE: "none", // An export names cookbooks without their recipes.
  MEALIE: "field", // A backup's cookbooks; categories are tags.
  TANDOOR: "none", // Keywords are tags; an export leaves books out.
  NEXTCLOUD: "none", // The category is a tag; each recipe has its own folder.
  PAPRIKA: "none", // Categories are tags.
  COPY_ME_THAT: "none", // Categories are tags.
  KITCHENOWL: "none", // It has tags only.
  RECIPE_KEEPER: "field", // Collections; courses and categories are not.
  TABLE: "field", // The column that the user chooses.
  NAMED_FIELDS: "path", // Mela's categories; Crouton exports only the ids of its folders.
  JSON_LD: "path", // RecipeSage's labels are tags.
  COOKLANG: "path",
  MEAL_MASTER: "path",
  MASTERCOOK: "path",
  TEXT: "path",
};

const MAX_FOLDERS = 20;
const MAX_TEXTS = 100;
const MAX_NAME = 200;
/** RecipeSage writes one of these for every recipe. */
const EVERYWHERE = new Set(["main", "inbox"]);

/** The folders in texts that each name one or several: "Sunday; Bread" are two. */
export function readFolders(texts: string[]): string[] {
  const names = texts.slice(0, MAX_TEXTS).flatMap((text) => text.split(/[;|\n]/, MAX_TEXTS));
  const lines = names.map((name) => toOneLine(name.slice(0, MAX_NAME)));
  const all = lines.filter((name) => name !== "" && !EVERYWHERE.has(name));
  return [...new Set(all)].slice(0, MAX_FOLDERS);
}

/**
 * Finds the innermost folder of a file. A folder around all recipes is the export's, and one with
 * a single recipe is the recipe's, not the cook's.
 */
export function createFolderFinder(files: string[]): (file: string) => string | undefined {
  const recipes = files.filter((file) => !isCompanion(file));
  const around = findSharedFolder(recipes.map(extractFolder));
  const held = new Map<string, Set<string>>();
  for (const file of recipes) {
    const folder = extractFolder(file);
    held.set(folder, (held.get(folder) ?? new Set()).add(extractBaseName(file)));
  }
  return (file) => {
    const folder = extractFolder(file);
    const isCooks = folder.length > around.length && (held.get(folder)?.size ?? 0) > 1;
    return isCooks ? folder.slice(0, -1).split("/").at(-1) : undefined;
  };
}

function findSharedFolder([first = "", ...others]: string[]): string {
  let shared = first;
  for (const folder of others)
    while (!folder.startsWith(shared)) shared = extractFolder(shared.slice(0, -1));
  return shared;
}

export function withFolder(
  recipe: ParsedRecipe,
  format: Format,
  folder: string | undefined,
): ParsedRecipe {
  if (FOLDERS[format] !== "path" || recipe.folders || folder === undefined) return recipe;
  const category = findCategory(folder.replace(/[_-]/g, " "), null, recipe.language);
  return category !== null && category === recipe.category
    ? recipe
    : { ...recipe, folders: readFolders([folder]) };
}
