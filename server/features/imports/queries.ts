import { z } from "zod";
import type { ImportKind, ImportState, ItemState } from "#domain/import/import";
import type { Visibility } from "#domain/recipe/recipe";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";

const PAGE_SIZE = 50;
const cursorSchema = z.tuple([z.number().int()]);

export interface Import {
  id: number;
  kind: ImportKind;
  name: string;
  state: ImportState;
  problem: string | null;
  waitsFor: string | null;
  createdAt: number;
  /** For a table, whether its columns are matched; null for other files. */
  table: "unmatched" | "matched" | null;
  visibility: Visibility;
  counts: Record<ItemState, number>;
}

export interface ImportItem {
  position: number;
  name: string;
  title: string;
  state: ItemState;
  problem: string | null;
  doubts: number;
  isRead: boolean;
  /** The saved recipe, or the one it duplicates. */
  recipe: { id: number; title: string } | null;
}

export async function getImport(db: Db, viewer: Person, id: number): Promise<Import> {
  const row = await selectImports(db, viewer).where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("import.notFound");
  const [found] = await withCounts(db, [row]);
  return found as Import;
}

export function isSingleRecipe({ counts }: Import): boolean {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return all === 1 && counts.FOUND === 1;
}

export async function listImports(db: Db, viewer: Person): Promise<Import[]> {
  const rows = await selectImports(db, viewer).orderBy("id", "desc").execute();
  return withCounts(db, rows);
}

export async function listItems(
  db: Db,
  viewer: Person,
  importId: number,
  state: ItemState | undefined,
  cursor: string | null,
): Promise<{ items: ImportItem[]; next: string | null }> {
  const place = cursor === null ? undefined : decodeCursor(cursor, cursorSchema);
  let query = db
    .selectFrom("import_items as item")
    .innerJoin("imports", "imports.id", "item.import_id")
    .leftJoin("recipes", (join) =>
      join
        .onRef("recipes.id", "=", "item.recipe_id")
        .on("recipes.id", "not in", (eb) => eb.selectFrom("removed_recipes").select("recipe_id")),
    )
    .select([
      "item.position",
      "item.name",
      "item.title",
      "item.state",
      "item.problem",
      "item.doubts",
      (eb) => eb("item.found", "is not", null).as("isRead"),
      "recipes.id as recipeId",
      "recipes.title as recipeTitle",
    ])
    .where("item.import_id", "=", importId)
    .where("imports.user_id", "=", viewer.id)
    .orderBy("item.position")
    .limit(PAGE_SIZE + 1);
  if (state) query = query.where("item.state", "=", state);
  if (place) query = query.where("item.position", ">", place[0]);
  const rows = await query.execute();
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    items: rows.slice(0, PAGE_SIZE).map(({ recipeId, recipeTitle, isRead, ...item }) => ({
      ...item,
      isRead: Boolean(isRead),
      recipe: recipeId === null ? null : { id: recipeId, title: recipeTitle ?? "" },
    })),
    next: last ? encodeCursor([last.position]) : null,
  };
}

function selectImports(db: Db, viewer: Person) {
  return db
    .selectFrom("imports")
    .select(["id", "kind", "name", "state", "problem", "visibility", "created_at as createdAt"])
    .select("waits_for as waitsFor")
    .select((eb) =>
      eb
        .case()
        .when("columns", "is", null)
        .then(null)
        .when("matching", "is", null)
        .then("unmatched" as const)
        .else("matched" as const)
        .end()
        .as("table"),
    )
    .where("user_id", "=", viewer.id);
}

async function withCounts(db: Db, rows: Omit<Import, "counts">[]): Promise<Import[]> {
  if (rows.length === 0) return [];
  const counted = await db
    .selectFrom("import_items")
    .select(["import_id as id", "state", (eb) => eb.fn.countAll<number>().as("count")])
    .where(
      "import_id",
      "in",
      rows.map(({ id }) => id),
    )
    .groupBy(["import_id", "state"])
    .execute();
  return rows.map((row) => {
    const counts = { FOUND: 0, WAITING: 0, SAVED: 0, THERE: 0, FAILED: 0 };
    for (const { id, state, count } of counted) if (id === row.id) counts[state] = count;
    return { ...row, counts };
  });
}
