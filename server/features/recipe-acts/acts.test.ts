import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { VISIBILITIES } from "#domain/recipe/recipe";
import { MAX_CHOSEN, UNDO_MS } from "#domain/recipe/recipe-acts";
import { BLANK_FIELDS } from "#domain/recipe/recipe-fields";
import { MAX_TAGS } from "#domain/recipe/tags";
import { forbidTag, mergeTag } from "#server/admin/tags";
import { saveRecipe } from "#server/features/recipes/commands";
import { countSources } from "#server/features/recipes/list-counts";
import { listTagNames, listTagsOn } from "#server/features/recipes/tags";
import type { Db } from "#server/platform/db/open";
import type { Person } from "#server/policies/permissions";
import { CAST } from "../../../tests/support/cast";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { openTestDatabase } from "../../../tests/support/database";
import { type Random, randomFrom } from "../../../tests/support/random";
import { rewriteRecipe, writeRecipe } from "../../../tests/support/recipes";
import { writtenRows } from "../../../tests/support/written-rows";
import { listChosen } from "./chosen-queries";
import { deleteOldUndos, deleteRemovedRecipes } from "./old-acts";
import { type Act, runAct } from "./run-act";
import { findUndoable, undoAct } from "./undo";

const WRITERS = ["alice", "bob", "charlie"] as const;
const TAGS = Array.from({ length: MAX_TAGS + 3 }, (_, at) => `tag ${at}`);
const SOUP = {
  title: "Soup",
  visibility: "PRIVATE" as const,
  ingredients: [],
  steps: [],
  tips: [],
};
const NEVER = new AbortController().signal;

async function openKitchen(recipes: number) {
  const { db } = openTestDatabase();
  const random = randomFrom(46);
  const ids: number[] = [];
  for (let at = 0; at < recipes; at++) {
    const visibility = random.pick(VISIBILITIES);
    const tags = random.shuffled(TAGS).slice(0, random.whole(0, MAX_TAGS));
    const recipe = { title: `Dish ${at}`, visibility, tags };
    ids.push(await writeRecipe(db, random.pick(WRITERS), recipe));
  }
  const cookbook = await makeCookbook(db, "alice", { members: ["bob"] });
  const tags = await db.selectFrom("tags").select("id").orderBy("id").execute();
  return { db, random, ids, cookbook, tags: tags.map(({ id }) => id) };
}

function readRecipes(db: Db) {
  return db.selectFrom("recipes").selectAll().orderBy("id").execute();
}

/** Sorted, because PostgreSQL moves a row that was written; a version only counts up. */
async function dumpRows(db: Db): Promise<string[]> {
  const tables: [string, object[]][] = JSON.parse(await writtenRows(db));
  const write = (table: string, row: object) => table + JSON.stringify({ ...row, version: 0 });
  return tables.flatMap(([table, rows]) => rows.map((row) => write(table, row))).sort();
}

function pickAct(random: Random, cookbook: number, tags: number[]): Act {
  return random.pick<Act>([
    { kind: "DELETE" },
    { kind: "COOKBOOK", cookbook },
    { kind: "TAG", name: random.pick([...TAGS, "Weeknight"]) },
    { kind: "UNTAG", tag: random.pick(tags) },
    ...VISIBILITIES.map((visibility) => ({ kind: "AUDIENCE" as const, visibility })),
  ]);
}

async function getLatest(db: Db, viewer: Person): Promise<number> {
  return (await findUndoable(db, viewer))?.id ?? 0;
}

test("random acts change only what their person may change, and undoing them restores every row", async () => {
  const { db, random, ids, cookbook, tags } = await openKitchen(30);
  for (let round = 0; round < 80; round++) {
    const viewer = CAST[random.pick(WRITERS)];
    const act = pickAct(random, cookbook, tags);
    const chosen = random.shuffled([...ids, 999_999]).slice(0, random.whole(1, 31));
    const [before, dump] = [await readRecipes(db), await dumpRows(db)];
    const seen = (await listChosen(db, viewer, "EXPORT", chosen)).recipes.map(({ id }) => id);
    if (act.kind === "COOKBOOK" && viewer.id === CAST.charlie.id) {
      await expect(runAct(db, viewer, act, chosen)).rejects.toThrow("cookbook.notFound");
      expect(await dumpRows(db)).toEqual(dump);
      continue;
    }
    const { changed, already, refused } = await runAct(db, viewer, act, chosen);
    expect(changed + already + refused).toBe(chosen.length);
    const after = await readRecipes(db);
    for (const [at, recipe] of before.entries()) {
      const isOwn = recipe.author_id === viewer.id && chosen.includes(recipe.id);
      if (!isOwn || act.kind === "COOKBOOK") expect(after[at]).toEqual(recipe);
    }
    const held = await db.selectFrom("cookbook_recipes").select("recipe_id as id").execute();
    if (act.kind === "COOKBOOK") for (const { id } of held) expect(seen).toContain(id);
    else expect(refused).toBe(chosen.length - changed - already);
    if (changed > 0)
      expect((await undoAct(db, viewer, await getLatest(db, viewer))).left).toEqual([]);
    expect(await dumpRows(db)).toEqual(dump);
  }
});

test.each([{ kind: "DELETE" }, { kind: "AUDIENCE", visibility: "PUBLIC" }] as Act[])(
  "a failure half-way of $kind leaves everything as it was",
  async (act) => {
    const { db, ids } = await openKitchen(12);
    const before = await dumpRows(db);
    const failing = db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"undos"')) throw new Error("the disk failed");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(runAct(failing, CAST.alice, act, ids)).rejects.toThrow("the disk failed");
    expect(await dumpRows(db)).toEqual(before);
  },
);

test("a removed recipe is gone for its author too, and ten minutes later for good", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", { title: "Soup", visibility: "PUBLIC" });
  const before = (await countSources(db, CAST.alice)).user;
  await runAct(db, CAST.alice, { kind: "DELETE" }, [id]);
  expect((await countSources(db, CAST.alice)).user).toBe(before - 1);
  expect((await listChosen(db, CAST.alice, "DELETE", [id])).unfound).toBe(1);
  expect(await deleteRemovedRecipes(db, NEVER)).toBe(0);
  const undo = await getLatest(db, CAST.alice);
  vi.setSystemTime(Date.now() + UNDO_MS + 90_000);
  await expect(undoAct(db, CAST.alice, undo)).rejects.toThrow("act.tooLate");
  expect(await deleteRemovedRecipes(db, NEVER)).toBe(1);
  expect(await deleteOldUndos(db, NEVER)).toBe(1);
  vi.useRealTimers();
});

test("an act is undone once, by its person, and leaves and names what was changed since", async () => {
  const { db } = openTestDatabase();
  const content = { visibility: "PRIVATE" } as const;
  const soup = await writeRecipe(db, "alice", { ...content, title: "Soup" });
  const tart = await writeRecipe(db, "alice", { ...content, title: "Tart" });
  await runAct(db, CAST.alice, { kind: "AUDIENCE", visibility: "PUBLIC" }, [soup, tart]);
  const undo = await getLatest(db, CAST.alice);
  await rewriteRecipe(db, "alice", tart, { title: "Better tart", visibility: "PUBLIC" });
  await expect(undoAct(db, CAST.bob, undo)).rejects.toThrow("act.tooLate");
  expect(await undoAct(db, CAST.alice, undo)).toEqual({ restored: 1, left: ["Tart"] });
  await expect(undoAct(db, CAST.alice, undo)).rejects.toThrow("act.tooLate");
  const rows = await readRecipes(db);
  const visibilities = [soup, tart].map((id) => rows.find((row) => row.id === id)?.visibility);
  expect(visibilities).toEqual(["PRIVATE", "PUBLIC"]);
});

test("a tag is added where it is missing, as long as there is room, and removed again", async () => {
  const { db } = openTestDatabase();
  const names = (count: number) => TAGS.slice(0, count);
  const full = await writeRecipe(db, "alice", { title: "Full", tags: names(MAX_TAGS) });
  const some = await writeRecipe(db, "alice", { title: "Some", tags: ["soup", "Quick", "easy"] });
  const other = await writeRecipe(db, "bob", { title: "Other", visibility: "PUBLIC" });
  const ids = [full, some, other];
  const quick = { kind: "TAG", name: "QUICK" } as const;
  expect(await runAct(db, CAST.alice, quick, ids)).toMatchObject({ changed: 0, refused: 1 });
  const winter = { kind: "TAG", name: "winter" } as const;
  expect(await runAct(db, CAST.alice, winter, ids)).toEqual({ changed: 1, already: 1, refused: 1 });
  expect(await listTagNames(db, some)).toEqual(["soup", "Quick", "easy", "winter"]);
  const used = await listTagsOn(db, ids);
  const tag = used.find(({ name }) => name === "Quick")?.id ?? 0;
  await runAct(db, CAST.alice, { kind: "UNTAG", tag }, ids);
  expect(await listTagNames(db, some)).toEqual(["soup", "easy", "winter"]);
  expect(await listTagNames(db, full)).toEqual(names(MAX_TAGS));
  await undoAct(db, CAST.alice, await getLatest(db, CAST.alice));
  expect(await listTagNames(db, some)).toEqual(["soup", "Quick", "easy", "winter"]);
});

test("a forbidden tag is refused, and a merged one leads to the other", async () => {
  const { db } = openTestDatabase();
  const soup = await writeRecipe(db, "alice", { title: "Soup", tags: ["spam", "rapid"] });
  const tags = await db.selectFrom("tags").select(["id", "name"]).execute();
  const find = (name: string) => tags.find((tag) => tag.name === name)?.id ?? 0;
  await forbidTag(db, CAST.ada, { id: find("spam"), isForbidden: true });
  await mergeTag(db, CAST.ada, { id: find("rapid"), into: "quick" });
  const tart = await writeRecipe(db, "alice", { title: "Tart" });
  const add = (name: string) => runAct(db, CAST.alice, { kind: "TAG", name }, [soup, tart]);
  await expect(add("Spam")).rejects.toThrow("act.tagForbidden");
  expect((await add("rapid")).changed).toBe(1);
  expect(await listTagNames(db, tart)).toEqual(["quick"]);
});

test("a form opened before an act on readers or tags is asked about it", async () => {
  const { db } = openTestDatabase();
  const acts: Act[] = [
    { kind: "AUDIENCE", visibility: "PUBLIC" },
    { kind: "TAG", name: "winter" },
  ];
  for (const act of acts) {
    const id = await writeRecipe(db, "alice", { title: "Soup", visibility: "PRIVATE" });
    const before = (await readRecipes(db)).find((row) => row.id === id)?.version ?? 0;
    await runAct(db, CAST.alice, act, [id]);
    const now = (await readRecipes(db)).find((row) => row.id === id)?.version;
    expect(now).toBe(before + 1);
    const opened = { id, version: before, formKey: "opened before", locale: "en" } as const;
    const content = { ...BLANK_FIELDS, ...SOUP };
    const saved = await saveRecipe(db, CAST.alice, { ...opened, content });
    expect(saved.kind).toBe("changedMeanwhile");
    await undoAct(db, CAST.alice, await getLatest(db, CAST.alice));
    expect((await readRecipes(db)).find((row) => row.id === id)?.version).toBe(before + 2);
  }
});

test("a thousand recipes are accepted, one more is refused, and nobody waits long", async () => {
  const { db } = openTestDatabase();
  const first = await writeRecipe(db, "alice", { title: "Soup", steps: ["Boil"] });
  await sql`
    INSERT INTO recipes (title, title_key, description, visibility, language, author_id,
      creation_key, save_key, created_at, updated_at)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_CHOSEN})
    SELECT title || i, title_key, description, visibility, language, author_id,
      'c' || i, 's' || i, created_at, updated_at FROM recipes, n WHERE id = ${first}`.execute(db);
  const own = db.selectFrom("recipes").select("id").where("author_id", "=", CAST.alice.id);
  const ids = (
    await own
      .orderBy("id", "desc")
      .limit(MAX_CHOSEN + 1)
      .execute()
  ).map(({ id }) => id);
  const act = { kind: "AUDIENCE", visibility: "PROTECTED" } as const;
  await expect(runAct(db, CAST.alice, act, ids)).rejects.toThrow("act.tooMany");
  const waits: number[] = [];
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      const asked = performance.now();
      await db.selectFrom("recipes").select("id").limit(1).execute();
      waits.push(performance.now() - asked);
      await setImmediate();
    }
  };
  const watching = watch();
  const { changed } = await runAct(db, CAST.alice, act, ids.slice(1));
  await undoAct(db, CAST.alice, await getLatest(db, CAST.alice));
  await runAct(db, CAST.alice, { kind: "DELETE" }, ids.slice(1));
  isDone = true;
  await watching;
  expect(changed).toBe(MAX_CHOSEN);
  expect(Math.max(...waits)).toBeLessThan(200);
});
