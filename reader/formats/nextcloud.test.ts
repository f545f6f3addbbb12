import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../tests/support/import-files";

const recipe = (name: string, changed = {}) =>
  JSON.stringify({
    "@context": "http://schema.org",
    "@type": "Recipe",
    id: 4711,
    name,
    description: "",
    url: "https://example.org/clafoutis",
    image: "/apps/cookbook/recipes/4711/image?size=full",
    prepTime: "PT0H20M",
    cookTime: "PT0H45M",
    totalTime: "PT1H5M",
    recipeCategory: "Dessert",
    keywords: "cerises,été",
    recipeYield: 6,
    tool: ["Moule"],
    recipeIngredient: ["500 g de cerises", "4 œufs", "125 g de sucre"],
    recipeInstructions: ["Laver les cerises.", "Cuire 45 minutes à 180 °C."],
    nutrition: { "@type": "NutritionInformation" },
    printImage: true,
    dateCreated: "2022-06-01T10:00:00+0000",
    dateModified: null,
    ...changed,
  });

test("a Nextcloud Cookbook folder is read at any depth, with full-size images", async () => {
  const file = await zipOf({
    "Nextcloud/Recipes/Clafoutis/recipe.json": recipe("Clafoutis"),
    "Nextcloud/Recipes/Clafoutis/full.jpg": "clafoutis",
    "Nextcloud/Recipes/Clafoutis/thumb.jpg": "small",
    "Nextcloud/Recipes/Clafoutis/thumb16.jpg": "tiny",
    "Nextcloud/Recipes/Sans photo/recipe.json": recipe("Sans photo", { image: "" }),
    "Nextcloud/Recipes/Vide/recipe.json": "{}",
  });
  const { upload, entries } = await readUpload("Recipes.zip", file);
  expect(upload.format).toBe("NEXTCLOUD");
  const name = "Nextcloud/Recipes/Clafoutis/full.jpg";
  expect(entries).toMatchObject([
    {
      name: "Nextcloud/Recipes/Clafoutis/recipe.json",
      recipe: {
        title: "Clafoutis",
        source: "https://example.org/clafoutis",
        yield: "6",
        preparationMinutes: 20,
        cookingMinutes: 45,
        category: "DESERT",
        tags: ["cerises", "été"],
        ingredients: ["500 g de cerises", "4 œufs", "125 g de sucre"],
        steps: ["Laver les cerises.", "Cuire 45 minutes à 180 °C."],
        photos: [{ kind: "entry", name }],
      },
    },
    { recipe: { title: "Sans photo", photos: [] } },
    { name: "Nextcloud/Recipes/Vide/recipe.json", problem: "notARecipe" },
  ]);
  expect(String(await upload.image(name))).toBe("clafoutis");
});

test("a single recipe.json is read", async () => {
  const { upload, entries } = await readUpload("recipe.json", recipe("Clafoutis"));
  expect(upload.format).toBe("NEXTCLOUD");
  expect(entries).toMatchObject([{ name: "recipe.json", recipe: { title: "Clafoutis" } }]);
});

test("numbered lists of Nextcloud are read, and times of 0 are unknown", async () => {
  const numbered = recipe("Grillades", {
    recipeIngredient: { 0: "2 courgettes", 2: "1 c. à soupe d’huile" },
    recipeInstructions: { 0: "Trancher.", 2: "Huiler.", 6: "Griller." },
    prepTime: "PT0H0M",
    cookTime: "PT0H0M0S",
    totalTime: null,
  });
  const { entries } = await readUpload("recipe.json", numbered);
  expect(entries).toMatchObject([
    {
      recipe: {
        ingredients: ["2 courgettes", "1 c. à soupe d’huile"],
        steps: ["Trancher.", "Huiler.", "Griller."],
        preparationMinutes: null,
        cookingMinutes: null,
      },
    },
  ]);
});

test("Nextcloud's Markdown is read: headings, emphasis and links to other recipes", async () => {
  const marked = recipe("Poutine", {
    description: "De *ma* mère",
    recipeIngredient: ["## Sauce", "30 ml de beurre", "", "**Frites**", "4 pommes de terre"],
    recipeInstructions: ["## Sauce", "Fondre le **beurre**.", "Couper les [pommes](#r/3)."],
  });
  const { entries } = await readUpload("recipe.json", marked);
  expect(entries).toMatchObject([
    {
      recipe: {
        description: "De *ma* mère",
        ingredients: ["Sauce:", "30 ml de beurre", "Frites:", "4 pommes de terre"],
        steps: ["# Sauce", "Fondre le **beurre**.", "Couper les pommes."],
      },
    },
  ]);
});

test("an entrée is a starter in a French recipe, and a main dish in an English one", async () => {
  const readCategory = async (changed: object) => {
    const { entries } = await readUpload("recipe.json", recipe("Soup", changed));
    const [entry] = entries;
    return entry && "recipe" in entry && entry.recipe.category;
  };
  const english = {
    recipeIngredient: ["2 cups of flour"],
    recipeInstructions: ["Mix the eggs and the sugar."],
  };
  expect(await readCategory({ recipeCategory: "Entrée" })).toBe("ENTREE");
  expect(await readCategory({ recipeCategory: "Entrée", ...english })).toBe("MAIN_DISH");
});

test("a recipe of another site in a file with Nextcloud's name keeps its category", async () => {
  const pie = { name: "Pie", recipeIngredient: ["1 egg"], recipeInstructions: ["Mix."] };
  const graph = { "@graph": [{ "@type": "Recipe", ...pie, recipeCategory: "Dessert" }] };
  const prefixed = { "@type": "Recipe", ...pie, "schema:recipeCategory": "Dessert" };
  for (const json of [graph, prefixed]) {
    const { entries } = await readUpload("recipe.json", JSON.stringify(json));
    expect(entries).toMatchObject([{ recipe: { category: "DESERT" } }]);
  }
});
