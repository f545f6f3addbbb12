import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../tests/support/import-files";

const cook = (title: string) => `---\ntitle: ${title}\n---\nBoil @water{1%l}.\n`;
const markdown = (title: string) =>
  `# ${title}\n\n## Ingredients\n\n- 3 leeks\n\n## Steps\n\nBake.\n`;

async function readFileFolders(name: string, content: string | Buffer) {
  const { entries } = await readUpload(name, content);
  return Object.fromEntries(
    entries.flatMap((entry) =>
      "recipe" in entry ? [[entry.recipe.title, entry.recipe.folders]] : [],
    ),
  );
}

test("the innermost folder of an archive holds its recipes", async () => {
  const zip = await zipOf({
    "README.md": "Our recipes.",
    "Recipes/Baking/Bread/rye.cook": cook("Rye"),
    "Recipes/Baking/Bread/wheat.cook": cook("Wheat"),
    "Recipes/Sunday lunch/roast.md": markdown("Roast"),
    "Recipes/Sunday lunch/soup.md": markdown("Soup"),
    "Recipes/toast.cook": cook("Toast"),
  });
  expect(await readFileFolders("recipes.zip", zip)).toEqual({
    Rye: ["Bread"],
    Wheat: ["Bread"],
    Roast: ["Sunday lunch"],
    Soup: ["Sunday lunch"],
    Toast: undefined,
  });
});

test("a folder of one recipe, or around all of them, is not offered", async () => {
  const single = await zipOf({
    "content/rye/index.md": markdown("Rye"),
    "content/rye/photo.jpg": "x",
    "content/roast/index.md": markdown("Roast"),
  });
  expect(await readFileFolders("site.zip", single)).toEqual({ Rye: undefined, Roast: undefined });
  const around = await zipOf({ "Recipes/a.cook": cook("A"), "Recipes/b.cook": cook("B") });
  expect(await readFileFolders("all.zip", around)).toEqual({ A: undefined, B: undefined });
});

test("a folder that gives its recipes their category is not offered", async () => {
  const zip = await zipOf({
    "Desserts/flan.cook": cook("Flan"),
    "Desserts/tart.cook": cook("Tart"),
    "Bread/rye.cook": cook("Rye"),
    "Bread/wheat.cook": cook("Wheat"),
  });
  const { entries } = await readUpload("recipes.zip", zip);
  expect(entries).toMatchObject([
    { recipe: { title: "Flan", category: "DESERT" } },
    { recipe: { title: "Tart", category: "DESERT" } },
    { recipe: { title: "Rye", category: null, folders: ["Bread"] } },
    { recipe: { title: "Wheat", category: null, folders: ["Bread"] } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('"Desserts"]');
});

test("the layout of a program's export is not the cook's folders", async () => {
  const paprika = (name: string) =>
    JSON.stringify({ name, ingredients: "3 leeks", directions: "Bake.", categories: ["Sunday"] });
  const zip = await zipOf({
    "one/rye.paprikarecipe": paprika("Rye"),
    "one/wheat.paprikarecipe": paprika("Wheat"),
    "two/roast.paprikarecipe": paprika("Roast"),
  });
  const { entries } = await readUpload("export.paprikarecipes", zip);
  expect(entries).toHaveLength(3);
  for (const entry of entries) {
    expect(entry).toMatchObject({ recipe: { tags: ["Sunday"] } });
    expect(entry).not.toHaveProperty("recipe.folders");
  }
});

const recipeKeeper = `<div class="recipe-details"><h2 itemprop="name">Rye</h2>
<meta content="Bread" itemprop="recipeCategory"><meta content="Sunday" itemprop="recipeCollection">
<meta content="Family" itemprop="recipeCollection">
<div itemprop="recipeIngredients"><p>500 g rye flour</p></div>
<div itemprop="recipeDirections"><p>Bake.</p></div></div>`;

test("Recipe Keeper's collections are folders, and its categories tags", async () => {
  const { entries } = await readUpload("recipes.html", recipeKeeper);
  expect(entries).toMatchObject([{ recipe: { tags: ["Bread"], folders: ["Sunday", "Family"] } }]);
});

test("Mela's categories are folders if they are none of Popote's", async () => {
  const rye = { title: "Rye", ingredients: "500 g rye flour", instructions: "Bake." };
  const json = JSON.stringify({ ...rye, categories: ["Dessert", "Sunday"] });
  const { entries } = await readUpload("rye.melarecipe", json);
  expect(entries).toMatchObject([{ recipe: { category: "DESERT", folders: ["Sunday"] } }]);
});

test.each([
  ["folder: Sunday", ["Sunday"]],
  ["collections: [Sunday, 'Bread; Family']", ["Sunday", "Bread", "Family"]],
  ["folder: main", undefined],
])("a field of the recipe names its folders: %s", async (field, folders) => {
  const yaml = `title: Rye\ningredients: [500 g rye flour]\nsteps: [Bake.]\n${field}\n`;
  expect(await readFileFolders("rye.yaml", yaml)).toEqual({ Rye: folders });
});
