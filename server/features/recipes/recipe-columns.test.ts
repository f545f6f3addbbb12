import { expect, test } from "vitest";
import {
  RECIPE_FIELDS,
  RECIPE_INPUT_NAMES,
  type RecipeField,
  type RecipeInputName,
} from "#domain/recipe/recipe-fields";
import { recipeSchema } from "#domain/recipe/recipe-schema";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { newSecret } from "../../platform/secrets";
import { saveRecipe } from "./commands";
import { RECIPE_COLUMNS } from "./recipe-columns";

const BOOKKEEPING = [
  ...["id", "author_id", "creation_key", "save_key", "saved_by", "version"],
  ...["created_at", "updated_at", "likes_count", "image_version", "last_image_version"],
  ...["image_key", "image_alt", "image_step"],
  ...["title_key", "source_key"],
];

const MINIMAL = { title: "Soup", visibility: "PRIVATE", language: "en" };

function pickTwo(name: RecipeInputName): [string, string] {
  const field: RecipeField = RECIPE_FIELDS[name];
  if (field.kind === "choice") return [field.values[0] ?? "", field.values[1] ?? ""];
  return field.kind === "line" || field.kind === "text" ? ["Soup", "Stew"] : ["10", "11"];
}

test("every column of a recipe is a field of RECIPE_FIELDS or bookkeeping", async () => {
  const { db } = openTestDatabase();
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === "recipes")?.columns ?? [];
  const names = columns.map(({ name }) => name).filter((name) => !BOOKKEEPING.includes(name));
  expect(names.sort()).toEqual([...RECIPE_COLUMNS].sort());
});

test.each(RECIPE_INPUT_NAMES)(
  "a change of %s creates a version, with a revision and a conflict",
  async (name) => {
    const { db } = openTestDatabase();
    const [before, after] = pickTwo(name);
    const save = (value: string, existing: { id?: number; version?: number } = {}) =>
      saveRecipe(db, CAST.alice, {
        ...existing,
        formKey: newSecret(),
        content: recipeSchema.parse({ ...MINIMAL, [name]: value }),
        locale: "en",
      });
    const first = await save(before);
    if (first.kind !== "saved") throw new Error(first.kind);
    const opened = { id: first.id, version: 1 };
    expect(await save(after, opened)).toEqual({ kind: "saved", id: first.id });
    expect(await save(before, opened)).toEqual({
      kind: "changedMeanwhile",
      id: first.id,
      version: 2,
    });
    const revisions = await db.selectFrom("recipe_revisions").select("version").execute();
    expect(revisions).toEqual([{ version: 1 }]);
  },
);
