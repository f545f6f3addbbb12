import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../tests/support/import-files";
import { photo } from "../../tests/support/upload";

const LEMON_CAKE = {
  title: "Lemon cake",
  yield: "8",
  ingredients: ["# Cake", "200 g flour", "3 eggs", "# Glaze", "100 g sugar"],
  steps: ["# Cake", "Beat it all.", "Bake for 40 minutes.", "# Glaze", "Stir and pour."],
  tips: ["Keeps for a week."],
  source: "https://example.com/cake",
};
const TIMES = { preparationMinutes: 20, cookingMinutes: 60 };

async function recipesIn(name: string, content: string | Buffer) {
  const { entries } = await readUpload(name, content);
  return entries.map((entry) => ("recipe" in entry ? entry.recipe : entry.problem));
}

const mela = (more: object = {}) =>
  JSON.stringify({
    id: "example.com/cake",
    title: "Lemon cake",
    text: "Of **Sundays**.",
    images: [],
    categories: ["Dessert"],
    yield: "8",
    prepTime: "20 min",
    cookTime: "1 h",
    totalTime: "",
    ingredients: "# Cake\n200 g flour\n3 eggs\n# Glaze\n100 g sugar",
    instructions: "# Cake\nBeat it all.\nBake for 40 minutes.\n# Glaze\nStir and pour.",
    notes: "Keeps for a week.",
    nutrition: "",
    link: "https://example.com/cake",
    date: 0,
    ...more,
  });

const crumbLine = (order: number, name: string, quantity: object) => ({
  ...{ order, uuid: String(order), ingredient: { uuid: name, name }, quantity },
});

const crouton = (more: object = {}) =>
  JSON.stringify({
    name: "Lemon cake",
    uuid: "1",
    serves: 8,
    duration: 20,
    cookingDuration: 60,
    webLink: "https://example.com/cake",
    notes: "Keeps for a week.",
    tags: [{ name: "Dessert" }],
    images: [],
    ingredients: [
      crumbLine(1, "flour", { amount: 200, quantityType: "GRAMS" }),
      crumbLine(0, "Cake", { quantityType: "SECTION" }),
      crumbLine(2, "eggs", { amount: 3, quantityType: "ITEM" }),
      crumbLine(3, "Glaze", { quantityType: "SECTION" }),
      crumbLine(4, "sugar", { amount: 100, quantityType: "GRAMS" }),
    ],
    steps: [
      { order: 0, step: "Cake", isSection: true },
      { order: 1, step: "Beat it all." },
      { order: 2, step: "Bake for 40 minutes." },
      { order: 3, step: "Glaze", isSection: true },
      { order: 4, step: "Stir and pour." },
    ],
    ...more,
  });

const sage = {
  "@context": "http://schema.org",
  "@type": "Recipe",
  identifier: "1",
  name: "Lemon cake",
  prepTime: "PT20M",
  totalTime: "PT80M",
  recipeYield: "8",
  recipeIngredient: ["[Cake]", "200 g flour", "3 eggs", "[Glaze]", "100 g sugar"],
  recipeInstructions: [
    { "@type": "HowToSection", text: "[Cake]" },
    { "@type": "HowToStep", text: "Beat it all." },
    { "@type": "HowToStep", text: "Bake for 40 minutes." },
    { "@type": "HowToSection", name: "Glaze" },
    { "@type": "HowToStep", text: "Stir and pour." },
  ],
  recipeCategory: ["dessert"],
  creditText: "An aunt",
  isBasedOn: "https://example.com/cake",
  comment: [{ "@type": "Comment", name: "Author Notes", text: "Keeps for a week." }],
  image: [],
};

const sageRow = {
  id: "1",
  title: "Lemon cake",
  description: "",
  yield: "8",
  activeTime: "20 min",
  totalTime: "80 min",
  source: "An aunt",
  url: "https://example.com/cake",
  notes: "Keeps for a week.",
  ingredients: "[Cake]\r\n200 g flour\r\n3 eggs\r\n[Glaze]\r\n100 g sugar",
  instructions: "[Cake]\r\nBeat it all.\r\nBake for 40 minutes.\r\n[Glaze]\r\nStir and pour.",
  recipeLabels: [{ label: { title: "dessert" } }],
};

test.each([
  ["Mela", "cake.melarecipe", mela()],
  ["Crouton", "cake.crumb", crouton()],
  ["RecipeSage's JSON-LD", "data.json", JSON.stringify([sage])],
  ["RecipeSage", "data.json", JSON.stringify({ recipes: [sageRow] })],
])("a recipe of %s keeps its sections", async (_, name, text) => {
  expect(await recipesIn(name, text)).toEqual([
    expect.objectContaining({ ...LEMON_CAKE, ...TIMES }),
  ]);
});

test.each([
  ["Mela", "all.melarecipes", "cake.melarecipe", mela],
  ["Crouton", "all.zip", "cake.crumb", crouton],
] as const)(
  "an archive of %s holds several recipes with their images",
  async (_, archive, name, write) => {
    const image = await photo();
    const images = [image.toString("base64")];
    const title = { title: "Tart", name: "Tart" };
    const zip = await zipOf({ [name]: write({ images }), [`2-${name}`]: write(title) });
    const { upload, entries } = await readUpload(archive, zip);
    expect(entries).toMatchObject([
      { recipe: { title: "Lemon cake", image: { kind: "entry", name } } },
      { recipe: { title: "Tart", image: null } },
    ]);
    expect(await upload.image(name)).toEqual(image);
  },
);

const copyMeThat = (title: string, more = "") => `<div class = "recipe">
<div id = "name"> ${title} </div>
<div id = "link">Adapted from <a id = "original_link" href = "https://example.com/cake">example.com</a></div>
${more}
<div id = "description"><p>Of Sundays.</p></div>
<div id = "categories"><span>Tags: </span><span class = "recipeCategory">dessert</span></div>
<div id = "servings">Servings: <a id="recipeYield">8</a></div>
<div id= "recipeIngredients_header">Ingredients</div>
<ul id = "recipeIngredients">
<div class = "recipeIngredient recipeIngredient_subheader">Cake:</div>
<li class= "recipeIngredient">200 g flour</li><li class= "recipeIngredient">3 eggs</li>
<div class = "recipeIngredient_spacer"></div>
<div class = "recipeIngredient_subheader">Glaze:</div><li class= "recipeIngredient">100 g sugar</li>
</ul>
<ol id = "recipeInstructions">
<div class="instruction_subheader">Cake</div><li class = "instruction" value = "1">Beat it all.</li>
<li class = "instruction" value = "2">Bake for 40 minutes.</li>
<div class="instruction_subheader">Glaze</div><li class = "instruction" value = "3">Stir and pour.</li>
</ol>
<ul id = "recipeNotes"><li class = "recipeNote">Keeps for a week.</li></ul>
</div>`;

const recipeKeeper = (title: string, more = "") => `<div class="recipe-details">
<meta content="1" itemprop="recipeId"><h2 itemprop="name">${title}</h2>
<table><tr><td><div>Courses: <span itemprop="recipeCourse">Dessert</span></div>
<div>Source: <span itemprop="recipeSource"><a href="https://example.com/cake">https://example.com/cake</a></span></div>
<div>Serving size: <span itemprop="recipeYield">8</span></div>
<div>Preparation time: <span>20 mins</span><meta content="PT20M" itemprop="prepTime"></div>
<div>Cooking time: <span>1 hour</span><meta content="PT1H" itemprop="cookTime"></div></td>${more}</tr>
<tr><td><h3>Ingredients</h3><div class="recipe-ingredients" itemprop="recipeIngredients">
<p><b>Cake</b></p><p>200 g flour</p><p>3 eggs</p><p></p><p>Glaze:</p><p>100 g sugar</p></div></td>
<td><h3>Directions</h3><div itemprop="recipeDirections"><p><b>Cake</b></p><p>Beat it all.</p><p>Bake for 40 minutes.</p>
<p><b>Glaze</b></p><p>Stir and pour.</p></div></td></tr></table>
<h3>Notes</h3><div class="recipe-notes" itemprop="recipeNotes"><p>Keeps for a week.</p></div>
</div>`;

test.each([
  [
    "Copy Me That",
    copyMeThat,
    '<img class= "recipeImage" src = "images/cake_1.jpg" width="120px"/>',
  ],
  ["Recipe Keeper", recipeKeeper, '<td><img class="recipe-photo" src="images/cake_1.jpg"/></td>'],
] as const)("every recipe on a page of %s is read with its image", async (_, write, image) => {
  const html = `<!DOCTYPE html><html><head><style>.recipe{}</style></head><body>
    ${write("Lemon cake", image)}${write("Tart")}</body></html>`;
  const photoBytes = await photo();
  const zip = await zipOf({
    "recipes.html": html,
    "images/cake_1.jpg": photoBytes,
    "recipes.txt": "x",
  });
  const { upload, entries } = await readUpload("export.zip", zip);
  expect(entries).toHaveLength(2);
  const [first, second] = entries.flatMap((entry) => ("recipe" in entry ? [entry.recipe] : []));
  expect(first).toMatchObject({
    ...LEMON_CAKE,
    ingredients: LEMON_CAKE.ingredients.map((line) =>
      write === recipeKeeper && line === "# Glaze" ? "Glaze:" : line,
    ),
    category: "DESERT",
    image: { kind: "entry", name: "images/cake_1.jpg" },
  });
  expect(second).toMatchObject({ title: "Tart", image: null });
  expect(await upload.image("images/cake_1.jpg")).toEqual(photoBytes);
});

const MEAL_MASTER = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Old Style Enchiladas
 Categories: Main dish, Mexican
      Yield:  4 Servings

      2 lb Hamburger                           1 ts Sugar
     16 oz Can tomatoes                        1 ts Salt and pepper to
      2    Lg. onions; chopped                      -taste
MMMMM--------------------------TOPPING-------------------------------
      1 lb Cheese; grated
    1/4 c  Oil for cooking corn
           -tortillas

  Brown the hamburger and one of the onions (with 2 cloves
  of garlic, if desired), and drain.

  Add tomatoes.

MMMMM

---------- Recipe via Meal-Master (tm) v8.02

      Title: Onion soup
 Categories: Soups
      Yield: 2 servings

      1 x  Onion

  Boil.
-----
`;

test("a Meal-Master file may hold several recipes, in one or two columns", async () => {
  const recipes = await recipesIn("all.mmf", Buffer.from(MEAL_MASTER.replaceAll("\n", "\r\n")));
  expect(recipes).toMatchObject([
    {
      title: "Old Style Enchiladas",
      category: "MAIN_DISH",
      yield: "4 Servings",
      ingredients: [
        "2 lb Hamburger",
        "16 oz Can tomatoes",
        "2 Lg. onions, chopped",
        "1 teaspoon Sugar",
        "1 teaspoon Salt and pepper to taste",
        "# TOPPING",
        "1 lb Cheese, grated",
        "1/4 cup Oil for cooking corn tortillas",
      ],
      steps: [
        "Brown the hamburger and one of the onions (with 2 cloves of garlic, if desired), and drain.",
        "Add tomatoes.",
      ],
    },
    { title: "Onion soup", ingredients: ["1 Onion"], steps: ["Boil."] },
  ]);
});

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
  const [cake, tart] = await recipesIn("site.zip", zip);
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
    image: { kind: "entry", name: "site/images/lemon-cake.jpg" },
  });
  expect(tart).toMatchObject({ title: "Tart", image: null });
});

test("front matter and a text without a recipe give none", async () => {
  const text = "---\nlayout: post\ntitle: On soups\n---\nI like them.\n";
  await expect(readUpload("post.md", text)).rejects.toMatchObject({ reason: "notARecipe" });
});

test("front matter about something else does not name the recipe below it", async () => {
  const text = `---\nlayout: recipe\nweight: 3\n---\n# Lemon cake\n\n${TEXT}`;
  expect(await recipesIn("x.md", text)).toMatchObject([{ title: "Lemon cake" }]);
  const unnamed = `---\nlayout: recipe\n---\n${TEXT}`;
  expect(await recipesIn("lemon-cake.md", unnamed)).toMatchObject([{ title: "Lemon cake" }]);
});

test("JSON with common field names is read, however many recipes it holds", async () => {
  const tart = { name: "Tart", ingredients: ["2 apples"], method: ["Peel.", "Bake."], serves: 4 };
  const expected = {
    title: "Tart",
    ingredients: ["2 apples"],
    steps: ["Peel.", "Bake."],
    yield: "4",
  };
  for (const json of [tart, [tart], { recipes: [tart] }, { data: tart }, { tart }])
    expect(await recipesIn("a.json", JSON.stringify(json))).toMatchObject([expected]);
  expect(await recipesIn("a.json", JSON.stringify([tart, tart, tart]))).toHaveLength(3);
  await expect(readUpload("a.json", '{"name":"popote","steps":[]}')).rejects.toMatchObject({
    reason: "notARecipe",
  });
});

test("warnings about a doubtful recipe in a file are kept", async () => {
  const tart = { name: "Tart", ingredients: ["apples", "butter", "sugar"], serves: 4, notes: "x" };
  expect(await recipesIn("a.json", JSON.stringify(tart))).toMatchObject([
    { doubts: [{ kind: "noAmounts" }, { kind: "noSteps" }] },
  ]);
});

const MASTERCOOK = `                     *  Exported from  MasterCook  *

                            Lemon Cake

Recipe By     : Jane Doe
Serving Size  : 8     Preparation Time :0:20
Categories    : Dessert                         Cakes

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
                        ***CAKE***
  1 1/2           cups  flour -- sifted
  3              large  eggs
                        Salt and pepper
                        ***GLAZE***
     1/2           cup  sugar

Beat it all until it is
pale.

Bake for 40 minutes.

Source:
  "https://example.com/cake"

                                    - - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 300 Calories

NOTES : Keeps for
a week.

Nutr. Assoc. : 0 0 0

                     *  Exported from  MasterCook  *

                            Onion Soup

Recipe By     :
Serving Size  : 0     Preparation Time :0:00
Categories    : Soups

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
  2                     onions -- sliced

Boil.

                                    - - - - - - - - - - - - - - - - - - -
`;

test("every recipe of a MasterCook text is read with its columns", async () => {
  const recipes = await recipesIn("all.mxp", Buffer.from(MASTERCOOK.replaceAll("\n", "\r\n")));
  expect(recipes).toMatchObject([
    {
      title: "Lemon Cake",
      yield: "8",
      preparationMinutes: 20,
      category: "DESERT",
      source: "https://example.com/cake",
      ingredients: [
        "# CAKE",
        "1 1/2 cups flour, sifted",
        "3 large eggs",
        "Salt and pepper",
        "# GLAZE",
        "1/2 cup sugar",
      ],
      steps: ["Beat it all until it is pale.", "Bake for 40 minutes."],
      tips: ["Keeps for a week."],
    },
    { title: "Onion Soup", yield: "", ingredients: ["2 onions, sliced"], steps: ["Boil."] },
  ]);
});

test("every recipe of a KitchenOwl export is read", async () => {
  const item = (name: string, description: string, optional = false) => ({
    name,
    description,
    optional,
  });
  const owl = (name: string) => ({
    ...{ name, description: "1. Mix.\n2. Fry 3 min.", yields: 4, time: 30, cook_time: 20 },
    ...{ prep_time: 10, source: "", photo: null, tags: ["breakfast"] },
    items: [
      item("flour", "200 g"),
      item("milk", "300 ml"),
      item("salt", ""),
      item("mint", "fresh", true),
    ],
  });
  const json = JSON.stringify({
    items: [{ name: "flour" }],
    recipes: [owl("Owl pancakes"), owl("Crêpes")],
  });
  expect(await recipesIn("kitchenowl.json", json)).toMatchObject([
    {
      title: "Owl pancakes",
      yield: "4",
      preparationMinutes: 10,
      cookingMinutes: 20,
      ingredients: ["200 g flour", "300 ml milk", "salt", "mint, fresh (optional)"],
      steps: ["Mix.", "Fry 3 min."],
      source: "",
    },
    { title: "Crêpes" },
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
  const recipes = await recipesIn(name, await content());
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
  expect(await recipesIn("cake.md", text)).toMatchObject([{ title: "Lemon cake", ...expected }]);
});
