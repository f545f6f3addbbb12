import type { Cook, ExploreList } from "#domain/explore/explore";
import { LANGUAGES, type Language } from "#domain/language/languages";
import { CATEGORIES, type Category, type RecipeCard } from "#domain/recipe/recipe";
import { literal } from "../../platform/db/literal";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { listCooks } from "./cook-queries";
import { listMostLiked } from "./most-liked-queries";
import { listNewest } from "./newest-queries";
import { listSeasonal } from "./season-queries";

const PAGE_SIZE = 24;
const SHOWN = 8;
/** Recipes of a shelf, and cooks. */
const ROW = 4;

export interface ExplorePage {
  recipes: RecipeCard[];
  cooks: Cook[];
  next: string | null;
}

export interface ExploreChoices {
  categories: Category[];
  languages: Language[];
}

export interface ExploreStart extends ExploreChoices {
  newest: RecipeCard[];
  /** A whole row, or none. */
  inSeason: RecipeCard[];
  cooks: Cook[];
  /** Nobody has an account yet: the first one will administer this Popote. */
  isNew: boolean;
}

export async function getExplorePage(
  db: Db,
  viewer: Viewer,
  { show, sort, season, ...only }: ExploreList,
  cursor: string | null,
  at = new Date(),
): Promise<ExplorePage> {
  if (show) return { recipes: [], ...(await listCooks(db, viewer, cursor, PAGE_SIZE)) };
  const list = { only, cursor, size: PAGE_SIZE };
  if (season) {
    const found = await listSeasonal(db, viewer, { hemisphere: season, at }, list, sort);
    return { cooks: [], ...found };
  }
  const listSorted = sort === "liked" ? listMostLiked : listNewest;
  return { cooks: [], ...(await listSorted(db, viewer, list)) };
}

export async function getExploreStart(
  db: Db,
  viewer: Viewer,
  at = new Date(),
): Promise<ExploreStart> {
  const { recipes: newest } = await listNewest(db, viewer, { size: SHOWN });
  const season = { hemisphere: "north" as const, at };
  const seasonal = await listSeasonal(db, viewer, season, { size: ROW });
  const inSeason = seasonal.recipes.length === ROW ? seasonal.recipes : [];
  const { cooks } = await listCooks(db, viewer, null, ROW);
  const isNew = newest.length === 0 && !(await hasAccounts(db));
  return { newest, inSeason, cooks, isNew, ...(await listExploreChoices(db)) };
}

async function hasAccounts(db: Db): Promise<boolean> {
  const user = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  return user !== undefined;
}

export async function listExploreChoices(db: Db): Promise<ExploreChoices> {
  const used = await listUsed(db);
  return {
    categories: CATEGORIES.filter((category) => used.has(category)),
    languages: LANGUAGES.filter((language) => used.has(language)),
  };
}

async function listUsed(db: Db): Promise<Set<string>> {
  const selectByColumn = (column: "category" | "language", value: Category | Language) =>
    db
      .selectFrom("recipes")
      .select("recipes.id")
      .where("recipes.visibility", "=", literal("PUBLIC"))
      .where(`recipes.${column}`, "=", value)
      .limit(1);
  const found = await db
    .selectNoFrom(({ exists }) => [
      ...CATEGORIES.map((each) => exists(selectByColumn("category", each)).as(each)),
      ...LANGUAGES.map((each) => exists(selectByColumn("language", each)).as(each)),
    ])
    .executeTakeFirstOrThrow();
  return new Set(Object.entries(found).flatMap(([name, isUsed]) => (isUsed ? [name] : [])));
}
