import "../support/built";
import { afterAll, expect, test } from "vitest";
import type { Answer } from "../support/client";
import { type After, bareFollowed, bareOwn, bareUsing, type Card } from "./bare-lists";
import { measure, recipesIn } from "./measure";
import { type Row, report } from "./report";
import { SEARCHES } from "./searches";
import { type Asked, type ServedWorld, serveWorld } from "./served-world";
import { PATIENCE_MS, SIZES } from "./sizes";

const SAMPLES = 200;
/** Longer lists are not read to the end. */
const PAGES = 12;
const EVERYTHING = "source=user&source=likedBy&source=userCookbooks&source=followedBy";
const rows: Row[] = [];

afterAll(() => report("list", rows));

for (const recipes of SIZES) {
  test(`cost of a list among ${recipes} recipes`, { timeout: PATIENCE_MS }, async () => {
    const served = await serveWorld(recipes);
    const { world, sqlite } = served;
    const { readerId, busiestId } = world;
    const own = "source=user&sort=DATE&order=desc";
    const followed = "source=followedBy&sort=DATE&order=desc";
    const withWord = (query: string) =>
      (SEARCHES["a common word"] ?? []).map((word) => `${query}&search=${word}`);
    const [often, seldom] = [usedIngredients(served, "DESC"), usedIngredients(served, "ASC")];
    const add = async (row: Promise<Row>) => rows.push(await row);
    await add(paged(served, readerId, "their own", own, bareOwn(sqlite, readerId)));
    await add(
      paged(served, busiestId, "their own, who wrote most", own, bareOwn(sqlite, busiestId)),
    );
    await add(
      paged(served, readerId, "of people followed", followed, bareFollowed(sqlite, readerId)),
    );
    for (const sort of ["DATE", "NAME", "LIKES", "RANDOM"]) {
      await add(first(served, `everything by ${sort}`, [`${EVERYTHING}&sort=${sort}`]));
    }
    await add(first(served, "their own with a word", withWord(own)));
    await add(first(served, "of people followed, with a word", withWord(followed)));
    await add(first(served, "everything with a word", withWord(`${EVERYTHING}&sort=DATE`)));
    const asked = often.map((id) => `${EVERYTHING}&ingredient=${id}&sort=DATE`);
    await add(first(served, "everything with an ingredient", asked));
    await add(using(served, "with an often used ingredient", often));
    await add(using(served, "with a seldom used ingredient", seldom));
    for (const count of [3, 12, 40]) {
      const kitchens = often.map((_, at) => [...often, ...often].slice(at, at + count));
      await add(cookable(served, `what can I cook, ${count} at hand`, kitchens));
    }
  });
}

const check = (page: Answer, cards: Card[]) =>
  expect(recipesIn(page.text)).toEqual(cards.map(({ id }) => id));

/** Reads the pages of a list from the first on. */
async function paged(
  { world, as, person }: ServedWorld,
  authorId: number,
  what: string,
  query: string,
  bare: (after: After) => Card[],
): Promise<Row> {
  const open = await as(person(authorId));
  const items: { path: string; after: After }[] = [];
  let path: string | undefined = `/recipe/list?${query}`;
  while (path && items.length < PAGES) {
    const before = items.at(-1);
    items.push({ path, after: before && bare(before.after).at(-1) });
    path = nextPage(await open(path));
  }
  const kind = {
    ...{ what, who: "a reader", recipes: world.recipes, items, check },
    buildPath: (item: { path: string; after: After }) => item.path,
    bare: (item: { path: string; after: After }) => bare(item.after),
  };
  return measure(kind, Math.ceil(SAMPLES / items.length), open);
}

function nextPage({ text }: Asked): string | undefined {
  const link = /href="(\/recipe\/list\?[^"]*cursor=[^"]+)"/.exec(text)?.[1];
  return link?.replaceAll("&amp;", "&");
}

async function first({ world, as, person }: ServedWorld, what: string, items: string[]) {
  const kind = {
    ...{ what, who: "a reader", recipes: world.recipes, items, check, bare: null },
    buildPath: (query: string) => `/recipe/list?${query}`,
  };
  return measure(kind, Math.ceil(SAMPLES / items.length), await as(person(world.readerId)));
}

async function using({ world, sqlite, as, person }: ServedWorld, what: string, items: number[]) {
  const kind = {
    ...{ what, who: "a reader", recipes: world.recipes, items, check },
    buildPath: (id: number) => `/ingredient/view?ingredient=${id}`,
    bare: bareUsing(sqlite, world.readerId),
  };
  return measure(kind, Math.ceil(SAMPLES / items.length), await as(person(world.readerId)));
}

async function cookable({ world, as, person }: ServedWorld, what: string, items: number[][]) {
  const kind = {
    ...{ what, who: "a reader", recipes: world.recipes, items, check, bare: null },
    buildPath: (ids: number[]) => `/search?${ids.map((id) => `have=${id}`).join("&")}`,
  };
  return measure(kind, Math.ceil(SAMPLES / items.length), await as(person(world.readerId)));
}

/** The forty most or least used ingredients. */
function usedIngredients({ sqlite }: ServedWorld, order: "ASC" | "DESC"): number[] {
  const used = sqlite.prepare<[], number>(
    `SELECT ingredient_id FROM recipe_ingredients WHERE ingredient_id IS NOT NULL
    GROUP BY ingredient_id ORDER BY count(*) ${order}, ingredient_id LIMIT 40`,
  );
  return used.pluck().all();
}
