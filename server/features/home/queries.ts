import type { RecipeCard } from "#domain/recipe/recipe";
import { compileOnce } from "../../platform/db/compile-once";
import { literal } from "../../platform/db/literal";
import type { Db } from "../../platform/db/open";
import { type Person, pickRights } from "../../policies/permissions";
import { hiddenFrom } from "../../policies/visibility/hidden-people";
import { listedFor, visibleTo } from "../../policies/visibility/recipes";
import { listSeasonal } from "../explore/season-queries";
import { type DraftSummary, listDrafts } from "../recipes/draft-queries";
import { matchesSource } from "../recipes/list-scope";
import { CARD_COLUMNS, toRecipeCard } from "../recipes/recipe-card";

/** Recipes of a shelf. */
const ROW = 4;
/** Enough for a row after leaving out what the shelves above have. */
const MAX_READ = 3 * ROW;
const MAX_DRAFTS = 3;
/** The newest recipes that are checked for foods in season; bounds the cost. */
const MAX_CHECKED = 60;

interface Feed {
  drafts: DraftSummary[];
  /** A recipe in season, if there is no draft to go on with. */
  suggested: RecipeCard | undefined;
  own: RecipeCard[];
  followed: RecipeCard[];
  popular: RecipeCard[];
  isNewcomer: boolean;
}

/** What a person sees at home; no recipe stands there twice. */
export async function getFeed(db: Db, viewer: Person, at = new Date()): Promise<Feed> {
  const drafts = await listDrafts(db, viewer, { most: MAX_DRAFTS });
  const suggested = drafts.length > 0 ? undefined : await findInSeason(db, viewer, at);
  const seen = new Set(suggested && [suggested.id]);
  const own = takeNew(await listNewest(db, viewer, "user"), seen);
  const followed = takeNew(await listNewest(db, viewer, "followedBy"), seen);
  const popular = takeNew(await listPopular(db, viewer), seen);
  const hasOwn = own.length > 0 || suggested?.author.id === viewer.id;
  const isNewcomer = !hasOwn && !(await followsSomebody(db, viewer));
  return { drafts, suggested, own, followed, popular, isNewcomer };
}

async function findInSeason(db: Db, viewer: Person, at: Date): Promise<RecipeCard | undefined> {
  const season = { hemisphere: "north" as const, at };
  const page = { size: 1, checked: MAX_CHECKED };
  const { recipes } = await listSeasonal(db, viewer, season, page);
  return recipes[0];
}

/** The first row of recipes that no shelf above has. */
function takeNew(recipes: RecipeCard[], seen: Set<number>): RecipeCard[] {
  const shown = recipes.filter(({ id }) => !seen.has(id)).slice(0, ROW);
  for (const { id } of shown) seen.add(id);
  return shown;
}

async function listNewest(
  db: Db,
  viewer: Person,
  source: "user" | "followedBy",
): Promise<RecipeCard[]> {
  const rows = await selectNewest(db, { viewer: pickRights(viewer), source });
  return rows.map(toRecipeCard);
}

interface NewestQuery {
  viewer: Person;
  source: "user" | "followedBy";
}

/** Sorts ids first, which an index has: the cards of all that somebody follows are many. */
const selectNewest = compileOnce((db, { viewer, source }: NewestQuery) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom("recipes")
        .select(["recipes.id", "recipes.created_at as createdAt"])
        .where(matchesSource(viewer, source))
        .where(visibleTo(viewer))
        .orderBy("recipes.created_at", "desc")
        .orderBy("recipes.id", "desc")
        .limit(MAX_READ)
        .as("listed"),
    )
    .innerJoin("recipes", "recipes.id", "listed.id")
    .select(CARD_COLUMNS)
    .orderBy("listed.createdAt", "desc")
    .orderBy("listed.id", "desc"),
);

async function listPopular(db: Db, viewer: Person): Promise<RecipeCard[]> {
  const rows = await selectPopular(db, { viewer: pickRights(viewer) });
  return rows.map(toRecipeCard);
}

const selectPopular = compileOnce((db, { viewer }: { viewer: Person }) =>
  db
    .selectFrom("recipes")
    .select(CARD_COLUMNS)
    .where("recipes.visibility", "=", literal("PUBLIC"))
    .where("recipes.author_id", "<>", viewer.id)
    .where(listedFor(viewer))
    .orderBy("recipes.likes_count", "desc")
    .orderBy("recipes.id", "desc")
    .limit(MAX_READ),
);

async function followsSomebody(db: Db, viewer: Person): Promise<boolean> {
  const followed = await db
    .selectFrom("follows")
    .select("followed_id")
    .where("follower_id", "=", viewer.id)
    .where("accepted_at", "is not", null)
    .where("followed_id", "not in", hiddenFrom(viewer))
    .limit(1)
    .executeTakeFirst();
  return followed !== undefined;
}
