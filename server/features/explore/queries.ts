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
  liked: RecipeCard[];
  cooks: Cook[];
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
    return { cooks: [], ...(await listSeasonal(db, viewer, { hemisphere: season, at }, list)) };
  }
  const listSorted = sort === "liked" ? listMostLiked : listNewest;
  return { cooks: [], ...(await listSorted(db, viewer, list)) };
}

export async function getExploreStart(db: Db, viewer: Viewer): Promise<ExploreStart> {
  const [newest, liked, { cooks }] = [
    await listNewest(db, viewer, { size: SHOWN }),
    await listMostLiked(db, viewer, { size: SHOWN }),
    await listCooks(db, viewer, null, SHOWN),
  ];
  const choices = await listExploreChoices(db);
  return { newest: newest.recipes, liked: liked.recipes, cooks, ...choices };
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
