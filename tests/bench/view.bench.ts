import "../support/built";
import type Sqlite from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import type { Answer } from "../support/client";
import { extractText } from "../support/page";
import { bareView, type ViewedRecipe } from "./bare-view";
import { measure } from "./measure";
import { type Row, report } from "./report";
import { type ServedWorld, serveWorld } from "./served-world";
import { PATIENCE_MS, SIZES } from "./sizes";

const SAMPLES = 400;
const rows: Row[] = [];

afterAll(() => report("view", rows));

for (const recipes of SIZES) {
  test(`cost of viewing a recipe among ${recipes} recipes`, { timeout: PATIENCE_MS }, async () => {
    const served = await serveWorld(recipes);
    const { readerId } = served.world;
    const { everybodys, own, followed } = recipesToView(served.sqlite, readerId);
    rows.push(await view(served, "a public recipe", null, everybodys));
    rows.push(await view(served, "a public recipe", readerId, everybodys));
    rows.push(await view(served, "their own recipe", readerId, own));
    rows.push(await view(served, "a recipe for followers", readerId, followed));
  });
}

/** Ids from across the world, so that their pages are not in memory by chance. */
function recipesToView(sqlite: Sqlite.Database, readerId: number) {
  const some = `ORDER BY (recipes.id * 7919) % 1000003 LIMIT ${SAMPLES}`;
  const ids = (sql: string, ...values: number[]) =>
    sqlite
      .prepare<number[], number>(`${sql} ${some}`)
      .pluck()
      .all(...values);
  return {
    everybodys: ids("SELECT id FROM recipes WHERE visibility = 'PUBLIC'"),
    own: ids("SELECT id FROM recipes WHERE author_id = ?", readerId),
    followed: ids(
      `SELECT id FROM recipes JOIN follows ON followed_id = author_id
      WHERE follower_id = ? AND accepted_at IS NOT NULL AND visibility = 'PROTECTED'`,
      readerId,
    ),
  };
}

async function view(
  { world, sqlite, as, person }: ServedWorld,
  what: string,
  readerId: number | null,
  items: number[],
): Promise<Row> {
  const kind = {
    ...{ what, who: readerId ? "a reader" : "nobody", recipes: world.recipes, items },
    buildPath: (id: number) => `/recipe/view?id=${id}`,
    bare: bareView(sqlite, readerId),
    check(page: Answer, { title, paragraphs }: ViewedRecipe) {
      const shown = extractText(page.text);
      for (const text of [title, ...paragraphs.map((each) => each.text)]) {
        expect(shown).toContain(text);
      }
    },
  };
  const open = await as(readerId ? person(readerId) : null);
  return measure(kind, Math.ceil(SAMPLES / items.length), open);
}
