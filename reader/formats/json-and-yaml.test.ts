import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../tests/support/import-files";
import { readRecipes, TIMES } from "../../tests/support/peer-recipes";

test("JSON with common field names is read, however many recipes it holds", async () => {
  const tart = { name: "Tart", ingredients: ["2 apples"], method: ["Peel.", "Bake."], serves: 4 };
  const expected = {
    title: "Tart",
    ingredients: ["2 apples"],
    steps: ["Peel.", "Bake."],
    yield: "4",
  };
  for (const json of [tart, [tart], { recipes: [tart] }, { data: tart }, { tart }])
    expect(await readRecipes("a.json", JSON.stringify(json))).toMatchObject([expected]);
  expect(await readRecipes("a.json", JSON.stringify([tart, tart, tart]))).toHaveLength(3);
  await expect(readUpload("a.json", '{"name":"popote","steps":[]}')).rejects.toMatchObject({
    reason: "notARecipe",
  });
});

test("warnings about a doubtful recipe in a file are kept", async () => {
  const tart = { name: "Tart", ingredients: ["apples", "butter", "sugar"], serves: 4, notes: "x" };
  expect(await readRecipes("a.json", JSON.stringify(tart))).toMatchObject([
    { doubts: [{ kind: "noAmounts" }, { kind: "noSteps" }] },
  ]);
});

const COOKBOOK_YML = (title: string) => `name: ${title}
servings: 8
source: https://example.com/cake
prep_time: PT20M
cook_time: PT1H
tags:
- Dessert
ingredients:
- 'Cake:'
- 200 g flour
- 3 eggs
directions:
- Beat it all.
- Bake for 40 minutes.
notes: Keeps for a week.
`;

test.each([
  [
    "in a file each",
    () => zipOf({ "a.yml": COOKBOOK_YML("Lemon cake"), "b.yaml": COOKBOOK_YML("Tart") }),
    "all.zip",
  ],
  [
    "in one file as documents",
    () => `---\n${COOKBOOK_YML("Lemon cake")}---\n${COOKBOOK_YML("Tart")}`,
    "all.yml",
  ],
  [
    "in one file as a list",
    () =>
      [COOKBOOK_YML("Lemon cake"), COOKBOOK_YML("Tart")]
        .map((text) => `- ${text.trim().replaceAll("\n", "\n  ")}\n`)
        .join(""),
    "all.yml",
  ],
] as const)("CookBook Manager recipes are read %s", async (_, content, name) => {
  const recipes = await readRecipes(name, await content());
  expect(recipes).toMatchObject([
    {
      ...{ title: "Lemon cake", yield: "8", ...TIMES, source: "https://example.com/cake" },
      ingredients: [expect.stringMatching(/^(# )?Cake:?$/), "200 g flour", "3 eggs"],
      steps: ["Beat it all.", "Bake for 40 minutes."],
      tips: ["Keeps for a week."],
      category: "DESERT",
    },
    { title: "Tart" },
  ]);
});

test.each([
  ["nested lists", `a: ${"[".repeat(5_000)}`],
  ["nested dashes", "- ".repeat(5_000)],
  ["nested maps", Array.from({ length: 1_000 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")],
  [
    "aliases",
    `a: &a [x]\n${Array.from({ length: 40 }, (_, at) => `b${at}: &b${at} [*a,*a,*a]`).join("\n")}`,
  ],
])("YAML of only %s is refused", async (_, text) => {
  await expect(readUpload("a.yml", text)).rejects.toMatchObject({ reason: expect.any(String) });
});
