import { expect, test } from "vitest";
import { type Amount, parseAmount } from "#domain/measures/amount";
import { makeCookbook } from "../../../../tests/support/cookbooks";
import { recordQueries } from "../../../../tests/support/own-queries";
import { extractText } from "../../../../tests/support/page";
import { plan } from "../../../../tests/support/plan-visits";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const WEEK = "/plan?week=2026-W48";
const DAY = "2026-11-28";

type Visitor = Awaited<ReturnType<TestServer["as"]>>;

const line = (amount: string, name: string) => ({
  ...{ name, amount: parseAmount(amount) as Amount, unit: "GRAM" as const, complement: "" },
});

/** Butter and flour are in the catalogue. */
async function writeDish(
  server: TestServer,
  { yield: servings = 4 as number | null, more = [] as string[] } = {},
): Promise<string> {
  const ingredients = [line("200", "butter"), line("300", "flour")];
  for (const name of more) ingredients.push(line("10", name));
  const dish = { title: "Dish", yield: servings, ingredients, visibility: "PRIVATE" as const };
  return String(await writeRecipe(server.db, "alice", dish));
}

async function readDay(visitor: Visitor, address = WEEK): Promise<string> {
  const page = (await visitor.get(address)).text;
  return extractText(/<p class="plan-nutrition">.*?<\/p>/s.exec(page)?.[0] ?? "")
    .trim()
    .replaceAll("\u00a0", " ");
}

/** A serving's, as the page of the recipe tells it. */
async function readServing(visitor: Visitor, id: string): Promise<number[]> {
  const page = extractText((await visitor.get(`/recipe/view?id=${id}`)).text);
  return ["Calories", "Protein", "Carbohydrates"].map((nutrient) => {
    const [, value = ""] = new RegExp(`${nutrient} ([\\d.,]+)`).exec(page) ?? [];
    return Number(value.replace(",", ""));
  });
}

const readNumbers = (text: string) =>
  Array.from(text.matchAll(/[\d.,]*\d/g), ([number]) => Number(number.replace(",", "")));

test("a day tells what a serving of each dish holds, as the recipe's page tells it", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const dish = await writeDish(server);
  await plan(alice, { day: DAY, recipe: dish, servings: "9" });
  const [calories = 0, ...others] = await readServing(alice, dish);
  const once = await readDay(alice);
  expect(once).toMatch(/^Per person: .* kcal, .* g protein, and .* g carbohydrates\.$/);
  expect(readNumbers(once)).toEqual([calories, ...others]);
  await plan(alice, { day: DAY, recipe: dish, meal: "Dinner" });
  const [twice = 0] = readNumbers(await readDay(alice));
  expect(Math.abs(twice - 2 * calories)).toBeLessThanOrEqual(1);
});

test("a day says how many of its dishes are known", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice", { "Accept-Language": "fr" });
  await plan(alice, { day: DAY, words: "Pizza" });
  expect(await readDay(alice)).toBe("");
  await plan(alice, { day: DAY, recipe: await writeDish(server) });
  expect(await readDay(alice)).toMatch(/^Par personne, au moins : .* Plats connus : 1 sur 2\.$/);
  await plan(alice, { day: DAY, recipe: await writeDish(server, { yield: null }) });
  expect(await readDay(alice)).toMatch(/Plats connus : 1 sur 3\.$/);
  await plan(alice, { day: DAY, recipe: await writeDish(server, { more: ["unobtainium"] }) });
  expect(await readDay(alice)).toMatch(/Plats connus : 2 sur 4\.$/);
});

test("a dish with an ingredient that is not counted makes the sum a least one", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await plan(alice, { day: DAY, recipe: await writeDish(server, { more: ["unobtainium"] }) });
  expect(await readDay(alice)).toMatch(/^Per person, at least: .* g carbohydrates\.$/);
});

test("a recipe that the viewer may not see tells nothing", async () => {
  const server = await openTestServer();
  const [alice, dana] = [await server.as("alice"), await server.as("dana")];
  const cookbook = String(await makeCookbook(server.db, "alice", { members: ["dana"] }));
  await plan(alice, { day: DAY, recipe: await writeDish(server), cookbook });
  const shared = `${WEEK}&cookbook=${cookbook}`;
  expect(await readDay(alice, shared)).toMatch(/^Per person: /);
  expect(await readDay(dana, shared)).toBe("");
});

test("a full week takes as many queries as one dish", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await plan(alice, { day: DAY, recipe: await writeDish(server) });
  await alice.get(WEEK);
  const few = await recordQueries(server, () => alice.get(WEEK));
  const { household_id } = await server.db
    .selectFrom("plan_entries")
    .select("household_id")
    .executeTakeFirstOrThrow();
  for (let at = 1; at < 140; at++) {
    const recipe_id = Number(await writeDish(server));
    const place = { household_id, day: `2026-11-${23 + (at % 7)}`, meal: "" };
    const entry = { ...place, recipe_id, words: "", creation_key: `${at}`, added_at: at };
    await server.db.insertInto("plan_entries").values(entry).execute();
  }
  const full = await recordQueries(server, () => alice.get(WEEK));
  expect(full).toHaveLength(few.length);
});
