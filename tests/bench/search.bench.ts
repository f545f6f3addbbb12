import "../support/built";
import { afterAll, expect, test } from "vitest";
import { bareSearch } from "./bare-search";
import { measure, recipesIn } from "./measure";
import { type Row, report } from "./report";
import { PLAIN, SEARCHES } from "./searches";
import { serveWorld } from "./served-world";
import { PATIENCE_MS, SIZES } from "./sizes";

/** Forty texts per kind: two hundred samples. */
const ROUNDS = 5;
const rows: Row[] = [];

afterAll(() => report("search", rows));

for (const recipes of SIZES) {
  test(`cost of a search among ${recipes} recipes`, { timeout: PATIENCE_MS }, async () => {
    const { world, sqlite, person, as } = await serveWorld(recipes);
    for (const [who, viewer] of [
      ["nobody", null],
      ["a reader", person(world.readerId)],
      ["an administrator", person(world.busiestId)],
    ] as const) {
      const open = await as(viewer);
      const bare = bareSearch(sqlite, viewer?.id ?? null);
      for (const [what, texts] of Object.entries(SEARCHES)) {
        const kind = {
          ...{ what, who, recipes, items: texts },
          buildPath: (search: string) => `/search?${new URLSearchParams({ search })}`,
          bare: PLAIN.includes(what) ? bare : null,
          check(page: { text: string }, cards: { id: number }[], text: string) {
            // Popote tolerates typos when nothing is found; the statements do not.
            if (cards.length === 0) return;
            expect(recipesIn(page.text), text).toEqual(cards.map(({ id }) => id));
          },
        };
        rows.push(await measure(kind, ROUNDS, open));
      }
    }
  });
}
