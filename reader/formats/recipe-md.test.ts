import { expect, test } from "vitest";
import { readRecipes } from "../../tests/support/peer-recipes";

const RECIPE_MD = [
  [
    "with tags, yields and groups",
    `# Lemon cake

Of Sundays.

*dessert, lemon*

**8 servings, 1 cake**

---

- salt

## Cake

- *200 g* flour
- *3* [eggs](eggs.md)

## Glaze

- *100 g* sugar,
  sifted

---

Beat it all.

Bake for 40 minutes.
`,
    {
      description: "Of Sundays.",
      category: "DESERT",
      yield: expect.stringContaining("8 servings"),
      ingredients: ["salt", "# Cake", "200 g flour", "3 eggs", "# Glaze", "100 g sugar, sifted"],
      steps: ["Beat it all.", "Bake for 40 minutes."],
    },
  ],
  [
    "without amounts",
    "# Lemon cake\n\n***\n\n* flour\n* eggs\n\n***\n\nBake.\n",
    { ingredients: ["flour", "eggs"], steps: ["Bake."] },
  ],
  [
    "without a method",
    "# Lemon cake\n\n---\n\n- *2 ½ cups* flour\n- *1* egg\n",
    { ingredients: ["2 ½ cups flour", "1 egg"], steps: [] },
  ],
  [
    "whose method has a list",
    "# Lemon cake\n---\n- *2* eggs\n---\n1. Beat.\n2. Bake.\n\n---\nServe.\n",
    { ingredients: ["2 eggs"], steps: ["Beat.", "Bake.", "Serve."] },
  ],
] as const;

test.each(RECIPE_MD)("RecipeMD is read %s", async (_, text, expected) => {
  expect(await readRecipes("cake.md", text)).toMatchObject([{ title: "Lemon cake", ...expected }]);
});
