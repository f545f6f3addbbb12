import { afterAll, expect, test } from "vitest";
import type { Answer } from "../support/client";
import { type After, bareOwn, bareUsing } from "./bare-lists";
import { measure, recipesIn } from "./measure";
import { type Row, report } from "./report";
import { type Asked, type ServedWorld, serveWorld } from "./served-world";
import { PATIENCE_MS, SIZES } from "./sizes";

const SAMPLES = 400;
const OWN = "/recipe/list?source=user&sort=DATE&order=desc";
const rows: Row[] = [];

afterAll(() => report("list", rows));

for (const recipes of SIZES) {
  test(`what a list costs among ${recipes} recipes`, { timeout: PATIENCE_MS }, async () => {
    const served = await serveWorld(recipes);
    const { readerId, busiestId } = served.world;
    rows.push(await listOwn(served, "their own recipes", readerId));
    rows.push(await listOwn(served, "the same, of who wrote most", busiestId));
    rows.push(await listUsing(served, "recipes with an often used ingredient", "DESC"));
    rows.push(await listUsing(served, "recipes with a seldom used ingredient", "ASC"));
  });
}

const check = (page: Answer, cards: { id: number }[]) =>
  expect(recipesIn(page.text)).toEqual(cards.map(({ id }) => id));

/** All pages of somebody's list, from the first to the last. */
async function listOwn(
  { world, sqlite, as, person }: ServedWorld,
  what: string,
  authorId: number,
): Promise<Row> {
  const open = await as(person(authorId));
  const bare = bareOwn(sqlite, authorId);
  const items: { path: string; after: After }[] = [];
  for (let path: string | undefined = OWN; path; path = await nextPage(open, path)) {
    const before = items.at(-1);
    items.push({ path, after: before && bare(before.after).at(-1) });
  }
  const kind = {
    ...{ what, who: "a reader", recipes: world.recipes, items, check },
    pathOf: (item: { path: string }) => item.path,
    bare: (item: { after: After }) => bare(item.after),
  };
  return measure<(typeof items)[number], { id: number }[]>(
    kind,
    Math.ceil(SAMPLES / items.length),
    open,
  );
}

async function nextPage(open: (path: string) => Promise<Asked>, path: string) {
  const { text } = await open(path);
  return /href="(\/recipe\/list\?[^"]*cursor=[^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
}

/** The pages of the forty ingredients that are used most or least. */
async function listUsing(
  { world, sqlite, as, person }: ServedWorld,
  what: string,
  order: "ASC" | "DESC",
): Promise<Row> {
  const items = sqlite
    .prepare<[], number>(
      `SELECT ingredient_id FROM recipe_ingredients WHERE ingredient_id IS NOT NULL
      GROUP BY ingredient_id ORDER BY count(*) ${order}, ingredient_id LIMIT 40`,
    )
    .pluck()
    .all();
  const kind = {
    ...{ what, who: "a reader", recipes: world.recipes, items, check },
    pathOf: (id: number) => `/ingredient/view?ingredient=${id}`,
    bare: bareUsing(sqlite, world.readerId),
  };
  return measure(kind, SAMPLES / items.length, await as(person(world.readerId)));
}
