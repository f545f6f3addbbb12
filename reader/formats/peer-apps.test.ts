import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../tests/support/import-files";
import { LEMON_CAKE, readRecipes, TIMES } from "../../tests/support/peer-recipes";
import { photo } from "../../tests/support/upload";

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
  expect(await readRecipes(name, text)).toEqual([
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
      { recipe: { title: "Lemon cake", photos: [{ kind: "entry", name }] } },
      { recipe: { title: "Tart", photos: [] } },
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
    photos: [{ kind: "entry", name: "images/cake_1.jpg" }],
  });
  expect(second).toMatchObject({ title: "Tart", photos: [] });
  expect(await upload.image("images/cake_1.jpg")).toEqual(photoBytes);
});
