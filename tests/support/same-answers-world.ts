import { mkdirSync } from "node:fs";
import { sql } from "kysely";
import { grantAccess } from "#server/admin/access-grants";
import { keepFoods } from "#server/features/at-hand/commands";
import { addToPlan } from "#server/features/plan/commands";
import { likeRecipe } from "#server/features/recipes/liking";
import { addRecipeLines } from "#server/features/shopping/commands";
import { readDemoRecipes } from "#server/operations/demo/recipes";
import type { Db } from "#server/platform/db/open";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { newSecret } from "#server/platform/secrets";
import { openFolderStore } from "#server/platform/storage/folder-store";
import { updateIndexes } from "#server/policies/full-text/reindexing";
import { CAST, type CastName } from "./cast";
import { makeCookbook, shareCookbookByLink } from "./cookbooks";
import { copyRows } from "./copy-to-postgres";
import { shareHouseholdByLink } from "./household-links";
import { addImport } from "./imports";
import { putEmail, putFailedEmail } from "./outbox";
import { addPerson } from "./people";
import { rewriteRecipe, shareByLink, writeRecipe } from "./recipes";
import { report } from "./reports";
import { makeTemplate } from "./template";

const COOKS = ["alice", "bob", "alice", "dana", "alice"] as const;
const THRICE = { numerator: 3, denominator: 1 };
const VISIBILITIES = ["PUBLIC", "PROTECTED", "PRIVATE", "PUBLIC"] as const;

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Many rows have equal times, so that ids decide the order. */
export async function makeWorld(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  await makeTemplate({ dataDir });
  const db = openDatabase(dataDir);
  const files = openFolderStore(dataDir);
  const recipes = await writeRecipes(db);
  const people: number[] = [];
  for (let count = 0; count < 60; count++) {
    people.push((await addPerson(db, `Élodie ${count % 7 === 0 ? "Crème" : "cook"} ${count}`)).id);
  }
  await meet(db, people);
  for (const [at, id] of recipes.entries()) {
    if (at % 4 === 0) await likeRecipe(db, CAST.bob, id);
    if (at % 8 === 0) await likeRecipe(db, CAST.charlie, id);
  }
  const [first = 0, second = 0] = recipes;
  const cookbook = await makeCookbook(db, "alice", { name: "Dîner", members: ["dana"] });
  const others: number[] = [];
  for (let count = 0; count < 30; count++) {
    others.push(await makeCookbook(db, "alice", { name: `Sunday ${count % 3}`, members: ["bob"] }));
  }
  await db
    .insertInto("cookbook_recipes")
    .values(
      recipes
        .filter((_, at) => at % 4 === 0)
        .map((id) => ({ cookbook_id: cookbook, recipe_id: id, added_by: 1, added_at: 1 })),
    )
    .execute();
  await db
    .insertInto("cookbook_departures")
    .values({
      ...{ cookbook_id: cookbook, cookbook_name: "Dîner", member_id: CAST.bob.id },
      ...{ how: "REMOVED", recipes: 1, titles: JSON.stringify(["Crêpes"]), departed_at: 1 },
    })
    .execute();
  for (const reason of ["Rude", "Copied"]) {
    await report(db, "bob", { recipe: first }, reason).catch(() => undefined);
    await report(db, "charlie", { recipe: first }, reason).catch(() => undefined);
    await report(db, "charlie", { user: CAST.alice.id }, reason).catch(() => undefined);
  }
  const imported = await addImport({ db, files }, "alice", [found("Crêpes"), found("Crepes")]);
  for (const kind of ["verify", "reset"] as const) {
    await putEmail(db, kind as never);
    await putFailedEmail(db, kind as never, 3);
  }
  await grantAccess(db, CAST.ada, { kind: "RECIPE", id: recipes[2] ?? 0 }, "A rude word");
  const keys = {
    recipe: await shareByLink(db, "alice", recipes[2] ?? 0),
    cookbook: await shareCookbookByLink(db, "alice", cookbook),
    list: await shareHouseholdByLink(db, "alice", "LIST", cookbook),
    plan: await shareHouseholdByLink(db, "alice", "PLAN", cookbook),
  };
  await rewriteRecipe(db, "alice", first, { title: "Crème brûlée d’été", visibility: "PUBLIC" });
  await db
    .updateTable("recipe_ingredients")
    .set({ sub_recipe_id: recipes[2] ?? null })
    .where("recipe_id", "=", first)
    .where("position", "=", 1)
    .execute();
  const list = { formKey: newSecret(), locale: "en" as const };
  const chosen = [first, recipes[2] ?? 0].map((recipe) => ({
    recipe,
    ratio: THRICE,
    lines: ["0", "1", "2"],
  }));
  for (const owner of [null, cookbook])
    await addRecipeLines(
      db,
      CAST.alice,
      { ...list, cookbook: owner },
      chosen.map((lines) => ({ ...lines, version: lines.recipe === first ? "2" : "1" })),
    );
  for (const owner of [null, cookbook])
    for (const isStaple of [true, false])
      await keepFoods(
        db,
        CAST.alice,
        { cookbook: owner, locale: "en", isStaple },
        isStaple ? ["salt", "pâte"] : ["leeks", "cream", "eggs", "quinces"],
      );
  for (const owner of [null, cookbook])
    for (const [at, recipe] of [first, first, recipes[2] ?? 0].entries())
      await addToPlan(
        db,
        CAST.alice,
        { cookbook: owner, formKey: newSecret() },
        { day: `2026-11-2${3 + at}`, meal: "Dîner", recipe, servings: 3 },
      );
  await spreadOverTime(db);
  return { db, dataDir, files, recipes, first, second, cookbook, others, people, imported, keys };
}

async function writeRecipes(db: Db): Promise<number[]> {
  const recipes = await readDemoRecipes(db);
  const ids: number[] = [];
  for (const [at, { content }] of [...recipes, ...recipes].entries()) {
    const visibility = VISIBILITIES[at % VISIBILITIES.length] ?? "PUBLIC";
    const cook: CastName = COOKS[at % COOKS.length] ?? "alice";
    ids.push(await writeRecipe(db, cook, { ...content, visibility }));
  }
  return ids;
}

async function meet(db: Db, people: number[]): Promise<void> {
  await db
    .insertInto("follows")
    .values(
      people.flatMap((id, at) => [
        {
          follower_id: id,
          followed_id: 1,
          requested_at: 1,
          accepted_at: at % 2 === 0 ? 2 : null,
        },
        { follower_id: CAST.bob.id, followed_id: id, requested_at: 1, accepted_at: 2 },
      ]),
    )
    .execute();
  await db
    .insertInto("blocks")
    .values(people.slice(0, 30).map((id) => ({ blocker_id: 5, blocked_id: id, blocked_at: 1 })))
    .execute();
}

function found(title: string) {
  return {
    ...{ title, description: "", source: "", language: null, yield: "4", category: null },
    ...{ preparationMinutes: 5, cookingMinutes: null, cookingTemperature: null },
    ...{ ingredients: [], steps: ["Stir."], tips: [], photos: [] },
  };
}

async function spreadOverTime(db: Db): Promise<void> {
  const now = Date.now();
  await db
    .updateTable("recipes")
    .set((eb) => {
      const group = sql<number>`${now} - (${eb.ref("id")} / 5) * 3600000`;
      return { created_at: group, updated_at: group } as never;
    })
    .execute();
  await db.updateTable("likes").set({ liked_at: now }).execute();
}

export async function copyInto(target: Db, { dataDir }: World): Promise<void> {
  await copyRows(dataDir, target);
  await target.deleteFrom("versions").where("name", "=", "words").execute();
  await updateIndexes(target);
  await sql`ANALYZE`.execute(target);
}
