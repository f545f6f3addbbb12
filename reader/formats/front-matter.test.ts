import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../tests/support/import-files";
import { LEMON_CAKE, readRecipes, TIMES } from "../../tests/support/peer-recipes";
import { photo } from "../../tests/support/upload";

const FACTS = `layout: recipe
title:  "Lemon cake"
image: lemon-cake.jpg
tags: [dessert, lemon]
servings: 8
prep_time: 20 min
cook_time: 1 h
source: https://example.com/cake`;

const LISTS = `ingredients:
- Cake:
  - 200 g flour
  - 3 eggs
- Glaze:
  - 100 g sugar
directions:
- Beat it all.
- Bake for 40 minutes.
notes: Keeps for a week.`;

const TEXT = `## Ingredients

### Cake

- 200 g flour
- 3 eggs

### Glaze

- 100 g sugar

## Directions

1. Beat it all.
2. Bake for 40 minutes.

## Notes

Keeps for a week.
`;

const TOML = `title = "Lemon cake"
image = "/images/lemon-cake.jpg"
servings = 8
prepTime = "20 min"
cookTime = "1 h"
source = "https://example.com/cake"
tags = ["dessert"]`;

test.each([
  ["lists in the facts (Chowdown)", `---\n\n${FACTS}\n\n${LISTS}\n\n---\n\nOf *Sundays*.\n`],
  ["the recipe in the text (Jekyll, Obsidian)", `---\r\n${FACTS}\r\n---\r\n${TEXT}`],
  ["facts in TOML (Hugo)", `+++\n${TOML}\n+++\n${TEXT}`],
])("Markdown with front matter is a recipe: %s", async (_, text) => {
  const zip = await zipOf({
    "site/_recipes/lemon-cake.md": text,
    "site/_recipes/other.md": `---\ntitle: Tart\n---\n${TEXT}`,
    "site/images/lemon-cake.jpg": await photo(),
    "site/images/tart.jpg": await photo(),
  });
  const [cake, tart] = await readRecipes("site.zip", zip);
  expect(cake).toMatchObject({
    ...LEMON_CAKE,
    ...TIMES,
    steps: ["Beat it all.", "Bake for 40 minutes."],
    ingredients: [
      expect.stringMatching(/^(?:# )?Cake:?$/),
      "200 g flour",
      "3 eggs",
      expect.stringMatching(/^(?:# )?Glaze:?$/),
      "100 g sugar",
    ],
    category: "DESERT",
    photos: [{ kind: "entry", name: "site/images/lemon-cake.jpg" }],
  });
  expect(tart).toMatchObject({ title: "Tart", photos: [] });
});

test("front matter and a text without a recipe give none", async () => {
  const text = "---\nlayout: post\ntitle: On soups\n---\nI like them.\n";
  await expect(readUpload("post.md", text)).rejects.toMatchObject({ reason: "notARecipe" });
});

test("front matter about something else does not name the recipe below it", async () => {
  const text = `---\nlayout: recipe\nweight: 3\n---\n# Lemon cake\n\n${TEXT}`;
  expect(await readRecipes("x.md", text)).toMatchObject([{ title: "Lemon cake" }]);
  const unnamed = `---\nlayout: recipe\n---\n${TEXT}`;
  expect(await readRecipes("lemon-cake.md", unnamed)).toMatchObject([{ title: "Lemon cake" }]);
});
