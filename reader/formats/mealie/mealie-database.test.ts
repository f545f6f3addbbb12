import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../../tests/support/import-files";

const ID = "3f2b8c1d-9a4e-4f60-8b7a-1c2d3e4f5a6b";

const database = {
  alembic_version: [{ version_num: "f6a7b8" }],
  users: [{ id: "u1", full_name: "Ada", email: "ada@popote.example", password: "secret" }],
  recipes: [
    {
      id: ID.replaceAll("-", ""),
      slug: "stew",
      name: "Stew",
      description: "Slow.",
      recipe_yield: "",
      recipe_servings: 4.0,
      prep_time: "15 min",
      perform_time: "2 hours",
      total_time: null,
      org_url: null,
    },
    { id: "0".repeat(32), slug: "empty", name: "Empty" },
  ],
  recipes_ingredients: [
    { id: 2, recipe_id: ID, position: 1, title: null, quantity: 3, unit_id: null, food_id: "f2" },
    { id: 1, recipe_id: ID, position: 0, quantity: 1.5, unit_id: "un1", food_id: "f1", note: "" },
    { id: 3, recipe_id: ID, position: 2, quantity: null, note: "A pinch of salt", food_id: null },
    { id: 4, recipe_id: ID, position: 3, quantity: 2, referenced_recipe_id: "0".repeat(32) },
  ],
  ingredient_units: [{ id: "un1", name: "pound", plural_name: "pounds" }],
  ingredient_foods: [
    { id: "f1", name: "beef" },
    { id: "f2", name: "carrot", plural_name: "carrots" },
  ],
  recipe_instructions: [
    { id: "s2", recipe_id: ID, position: 1, title: "", text: "Simmer." },
    { id: "s1", recipe_id: ID, position: 0, title: "", text: "Brown the beef." },
  ],
  notes: [{ id: 1, recipe_id: ID, title: "", text: "Better the next day." }],
  recipe_comments: [{ id: "k1", recipe_id: ID, user_id: "u1", text: "We add a parsnip." }],
  recipe_settings: [{ id: 1, recipe_id: ID, disable_amount: 0 }],
  categories: [{ id: "c1", name: "Main dish" }],
  recipes_to_categories: [{ recipe_id: ID, category_id: "c1" }],
  tags: [],
  recipes_to_tags: [],
};

test("a Mealie backup is read from its database, with every recipe's image", async () => {
  const file = await zipOf({
    "database.json": JSON.stringify(database),
    [`data/recipes/${ID}/images/original.webp`]: "stew",
    "data/recipes/old/old.json": "{}",
    "data/users/u1/profile.webp": "ada",
  });
  const { upload, entries } = await readUpload("mealie_2024.01.01.zip", file);
  expect(upload.format).toBe("MEALIE");
  const name = `data/recipes/${ID}/images/original.webp`;
  expect(entries).toMatchObject([
    {
      recipe: {
        title: "Stew",
        yield: "4",
        preparationMinutes: 15,
        cookingMinutes: 120,
        category: "MAIN_DISH",
        ingredients: ["1 1/2 pounds beef", "3 carrots", "A pinch of salt", "2 Empty"],
        uses: ["Empty"],
        steps: ["Brown the beef.", "Simmer."],
        tips: ["Better the next day.", "We add a parsnip."],
        photos: [{ kind: "entry", name }],
      },
    },
    { recipe: { title: "Empty", ingredients: [], photos: [] } },
  ]);
  expect(String(await upload.image(name))).toBe("stew");
});

test("Mealie times in seconds are converted to minutes", async () => {
  const times = { prep_time_seconds: 900, perform_time_seconds: 2700, total_time_seconds: 3600 };
  const recipes = [
    { id: "a1", name: "Stew", prep_time: null, ...times },
    { id: "a2", name: "Soup", prep_time: "half an hour", prep_time_seconds: 1800 },
  ];
  const json = JSON.stringify({ recipes, recipes_ingredients: [] });
  const { entries } = await readUpload("database.json", json);
  expect(entries).toMatchObject([
    { recipe: { preparationMinutes: 15, cookingMinutes: 45 } },
    { recipe: { preparationMinutes: 30, cookingMinutes: null } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('"times"');
});

test("a Mealie time under a minute becomes one minute", async () => {
  const json = JSON.stringify({
    recipes: [{ id: "a1", name: "Egg", prep_time_seconds: 20 }],
    recipes_ingredients: [],
  });
  const { entries } = await readUpload("database.json", json);
  expect(entries).toMatchObject([{ recipe: { preparationMinutes: 1 } }]);
});

test("a Mealie cookbook of categories, tags and tools is a folder of its recipes", async () => {
  const [main, quick, pan] = ["1", "2", "3"].map((digit) => ID.slice(0, -1) + digit);
  const cookbook = (name: string, query_filter_string: string) => ({ name, query_filter_string });
  const json = JSON.stringify({
    recipes: [
      { id: "a1", name: "Stew" },
      { id: "a2", name: "Egg" },
    ],
    recipes_ingredients: [],
    recipes_to_categories: [{ recipe_id: "a1", category_id: main?.replaceAll("-", "") }],
    recipes_to_tags: [
      { recipe_id: "a1", tag_id: quick },
      { recipe_id: "a2", tag_id: quick },
    ],
    cookbooks: [
      cookbook("Mains", `recipe_category.id IN ["${main}","${quick}"]`),
      cookbook(
        "Weeknight",
        `recipeCategory.id CONTAINS ALL ["${main}"] AND tags.id IN ["${quick}"]`,
      ),
      cookbook("Quick", `(tags.id IN ["${quick}"])`),
      cookbook("In a pan", `tags.id CONTAINS ALL ["${quick}", "${pan}"]`),
      cookbook("New", `created_at > "2024-01-01" AND tags.id IN ["${quick}"]`),
      cookbook("Everything", ""),
    ],
  });
  const { entries } = await readUpload("database.json", json);
  expect(entries).toMatchObject([
    { recipe: { title: "Stew", folders: ["Mains", "Weeknight", "Quick"] } },
    { recipe: { title: "Egg", folders: ["Quick"] } },
  ]);
});
