import { nameKey, type OfferedRecipe, readSubRecipe } from "#domain/line/ingredient-choice";
import { DEFAULT_FILTERS, SOURCES } from "#domain/recipe/recipe-filters";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import { type Person, pickRights } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { listRecipes } from "./listing";

const MAX_FOUND = 200;
const MAX_SUGGESTIONS = 3;

/** Lists the recipes chosen for lines, and those with a line's name as title, the viewer's first. */
export async function listOfferedRecipes(
  db: Db,
  viewer: Person,
  lines: { name: string; choice?: string | undefined }[],
): Promise<OfferedRecipe[]> {
  const chosen = lines.flatMap(({ name, choice }) => readSubRecipe(choice, name) ?? []);
  const keys = new Set(lines.map(({ name }) => nameKey(name)).filter(Boolean));
  if (keys.size === 0) return [];
  return selectOffered(db, { viewer: pickRights(viewer), chosen, texts: [...keys] });
}

interface Offered {
  viewer: Person;
  chosen: number[];
  /** Keys of titles. */
  texts: string[];
}

const selectOffered = compileOnce((db, { viewer, chosen, texts }: Offered) =>
  db
    .selectFrom("recipes")
    .select(["id", "title"])
    .where((eb) => eb.or([eb("id", "in", chosen), eb("title_key", "in", texts)]))
    .where(visibleTo(viewer))
    .orderBy((eb) => eb("author_id", "=", viewer.id), "desc")
    .orderBy("id")
    .limit(MAX_FOUND),
);

/** Finds recipes of the viewer's list, best first. */
export async function findRecipeSuggestions(
  db: Db,
  viewer: Person,
  search: string,
): Promise<OfferedRecipe[]> {
  const filters = { ...DEFAULT_FILTERS, sources: [...SOURCES], search };
  const { recipes } = await listRecipes(db, viewer, filters, null, { size: MAX_SUGGESTIONS });
  return recipes.map(({ id, title }) => ({ id, title }));
}
