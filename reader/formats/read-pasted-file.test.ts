import { expect, test } from "vitest";
import { readUpload } from "../../tests/support/import-files";
import { readPastedFile } from "./read-pasted-file";

const COOKLANG = `---
title: Leek tart
servings: 4
exported by: Popote
---

Gather @salt{} and @butter{30%g}.

Slice @leeks{3} and fry them for ~{5%minutes}.

> Better the next day.
`;
const FACTS = `---
title: Leek tart
servings: 4
---
## Ingredients

- 3 leeks
- 30 g butter

## Method

Slice and fry.
`;
const RECIPE_MD =
  "# Leek tart\n\n**4 servings**\n\n---\n\n- *3* leeks\n- *30 g* butter\n\n---\n\nFry.\n";
const MARKDOWN =
  "# Leek tart\n\n- Servings: 4\n\n## Ingredients\n\n- 3 leeks\n- 30 g butter\n\n## Method\n\n1. Slice.\n2. Fry.\n";
const MEALIE = JSON.stringify({
  ...{ name: "Leek tart", slug: "leek-tart", recipeServings: 4 },
  recipeIngredient: [
    { title: "", note: "", unit: null, food: { name: "leek", pluralName: "leeks" }, quantity: 3 },
    { title: "", note: "", unit: { name: "g" }, food: { name: "butter" }, quantity: 30 },
  ],
  recipeInstructions: [{ title: "", text: "Fry." }],
});

test.each([
  ["Cooklang", COOKLANG, "tart.cook"],
  ["Cooklang without facts", "Slice @leeks{3}.\n\nMelt @butter{30%g}.", "tart.cook"],
  ["Markdown under facts", FACTS, "tart.md"],
  ["Markdown", MARKDOWN, "tart.md"],
  ["RecipeMD", RECIPE_MD, "tart.md"],
  ["Mealie", MEALIE, "tart.json"],
])("the pasted text of a file of %s is read like the file", async (_, text, name) => {
  const { entries } = await readUpload(name, text);
  const [file] = entries.flatMap((entry) => ("recipe" in entry ? [entry.recipe] : []));
  expect(file?.ingredients).toHaveLength(name === "tart.cook" && text === COOKLANG ? 3 : 2);
  const { recipes } = await readPastedFile({ kind: "pasted", text: `\n${text}`, address: null });
  expect(recipes).toEqual([
    { ...file, title: text.includes("title:") || !name.endsWith("cook") ? file?.title : "" },
  ]);
});

test("the URL of a paste becomes its source, and images of the file are ignored", async () => {
  const pasted = { kind: "pasted", text: COOKLANG, address: "https://example.com/tart" } as const;
  const { recipes } = await readPastedFile(pasted);
  expect(recipes).toMatchObject([{ source: "https://example.com/tart", photos: [] }]);
});

test.each([
  [
    "names somebody with @",
    "Pie by @anna\n\nIngredients\n2 eggs\n1 l milk\n\nMethod\nBeat.\nBake.\n",
  ],
  ["begins with a rule", "---\nPie\n\nIngredients\n2 eggs\n1 l milk\n\nMethod\nBeat.\nBake.\n"],
  [
    "is JSON that is broken",
    '{"@type":"Recipe","name":"Pie","recipeIngredient":["2 eggs","1 l milk",]}',
  ],
])("a text that %s is read as plain text", async (_, text) => {
  const { recipes } = await readPastedFile({ kind: "pasted", text, address: null });
  expect(recipes).toMatchObject([
    { title: expect.stringContaining("Pie"), ingredients: ["2 eggs", "1 l milk"] },
  ]);
});

test("a pasted file with too many recipes is reported", async () => {
  const text = JSON.stringify(Array.from({ length: 60 }, () => JSON.parse(MEALIE)));
  const { recipes, isMore } = await readPastedFile({ kind: "pasted", text, address: null });
  expect([recipes.length, isMore]).toEqual([50, true]);
});
