import type { Kysely } from "kysely";
import { problem } from "#domain/form/field-problems";
import type { Language } from "#domain/language/languages";
import type { UiLocale } from "#domain/language/locales";
import { MAX_SUB_RECIPES } from "#domain/recipe/sub-recipes";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person, Viewer } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import type { ResolvedLine } from "./line-resolution";
import { type LineWithFood, listLines, type RecipeLine } from "./lines";

const MAX_DEPTH = 3;
/** Of one page; further ones stay words. */
const MAX_LISTED = 30;

/** A recipe that lines of others stand for. */
export interface SubRecipe {
  id: number;
  version: number;
  title: string;
  language: Language;
  yield: number | null;
  lines: LineWithFood[];
}

/**
 * Lists the recipes that lines stand for, and theirs in turn, three levels deep: those that the
 * viewer may see. Two queries a level.
 */
export async function listSubRecipes(
  db: Db,
  viewer: Viewer,
  lines: RecipeLine[],
  locale: UiLocale,
): Promise<Map<number, SubRecipe>> {
  const found = new Map<number, SubRecipe>();
  let level = lines;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const used = new Set(level.flatMap(({ subRecipeId }) => subRecipeId ?? []));
    const ids = [...used].filter((id) => !found.has(id)).slice(0, MAX_LISTED - found.size);
    if (ids.length === 0) break;
    const rows = await selectVisible(db, viewer, ids)
      .select(["id", "version", "title", "language", "yield"])
      .execute();
    const linesById = await listLines(
      db,
      rows.map(({ id }) => id),
      locale,
    );
    for (const row of rows) found.set(row.id, { ...row, lines: linesById.get(row.id) ?? [] });
    level = [...linesById.values()].flat();
  }
  return found;
}

/** Problems by field: too many recipes, or one that the cook may neither see nor had there. */
export async function findSubRecipeProblems(
  db: Kysely<Database>,
  viewer: Person,
  lines: ResolvedLine[],
  recipeId: number | undefined,
): Promise<Record<string, string>> {
  const using = lines.flatMap(({ subRecipeId, place }, index) =>
    subRecipeId === null ? [] : [{ subRecipeId, field: `ingredients[${place ?? index}].name` }],
  );
  if (using.length === 0) return {};
  const extra = using[MAX_SUB_RECIPES];
  if (extra) return { [extra.field]: problem.tooManySubRecipes(MAX_SUB_RECIPES) };
  const ids = using.map(({ subRecipeId }) => subRecipeId);
  const seen = await selectVisible(db, viewer, ids).select("id").execute();
  const kept = await db
    .selectFrom("recipe_ingredients")
    .select("sub_recipe_id as id")
    .where("recipe_id", "=", recipeId ?? 0)
    .where("sub_recipe_id", "in", ids)
    .execute();
  const allowed = new Set([...seen, ...kept].map(({ id }) => id));
  const refused = using.filter(({ subRecipeId }) => !allowed.has(subRecipeId));
  return Object.fromEntries(refused.map(({ field }) => [field, problem.subRecipeGone]));
}

/** A trigger refuses circles and a fourth level; throws recipe.nestedTooDeep for it. */
export async function refuseNested<Written>(write: Promise<Written>): Promise<Written> {
  try {
    return await write;
  } catch (error) {
    const isRefused = error instanceof Error && error.message === "recipe.nestedTooDeep";
    throw isRefused ? new AppError("recipe.nestedTooDeep") : error;
  }
}

function selectVisible(db: Kysely<Database>, viewer: Viewer, ids: number[]) {
  return db.selectFrom("recipes").where("recipes.id", "in", ids).where(visibleTo(viewer));
}
