import { sql } from "kysely";
import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { writeRecipe } from "../../../tests/support/recipes";

const INTO_LINES =
  "INSERT INTO recipe_ingredients (recipe_id, position, ingredient_id, custom_name, " +
  "amount_numerator, amount_denominator, unit, complement, custom_key, written, text)";

test.each([
  [
    "two usernames that differ in case only",
    "INSERT INTO users (username, username_key, email, created_at) VALUES ('ALICE', 'alice', 'a@b', 1)",
  ],
  [
    "two accounts of one address",
    "INSERT INTO users (username, username_key, email, created_at) VALUES ('New', 'new', 'alice@popote.example', 1)",
  ],
  ["a role that does not exist", "UPDATE users SET role = 'KING'"],
  ["a follow of oneself", "INSERT INTO follows VALUES (1, 1, 1, 1)"],
  ["a second follow of one person", "INSERT INTO follows VALUES (2, 1, 1, 1)"],
  ["a recipe without a title", "UPDATE recipes SET title = ''"],
  ["a title of 101 characters", `UPDATE recipes SET title = '${"é".repeat(101)}'`],
  ["a visibility that does not exist", "UPDATE recipes SET visibility = 'SECRET'"],
  [
    "a second recipe of one form",
    "INSERT INTO recipes (author_id, title, description, visibility, creation_key, save_key, created_at, updated_at) SELECT author_id, title, '', visibility, creation_key, 'x', 1, 1 FROM recipes",
  ],
  [
    "a line that is both the catalogue's and custom",
    `${INTO_LINES} VALUES (1, 0, 1, 'Own', 1, 1, NULL, '', 'own', '', '')`,
  ],
  [
    "a name of somebody’s own without its key",
    `${INTO_LINES} VALUES (1, 0, NULL, 'Own', 1, 1, NULL, '', NULL, '', '')`,
  ],
  ["an amount of nothing", `${INTO_LINES} VALUES (1, 0, 1, NULL, 0, 1, NULL, '', NULL, '', '')`],
  [
    "an amount over 100 000",
    `${INTO_LINES} VALUES (1, 0, 1, NULL, 200001, 2, NULL, '', NULL, '', '')`,
  ],
  [
    "words of more than 250 characters",
    `INSERT INTO recipe_ingredients (recipe_id, position, ingredient_id, complement, words)
     VALUES (1, 0, 1, '', '${"a".repeat(251)}')`,
  ],
  [
    "a line decided by nobody known",
    `INSERT INTO recipe_ingredients (recipe_id, position, ingredient_id, complement, decided_by)
     VALUES (1, 0, 1, '', 'somebody')`,
  ],
  ["a tag without a name", "INSERT INTO tags (key, name) VALUES ('a', '')"],
  ["a tag of 31 characters", `INSERT INTO tags (key, name) VALUES ('a', '${"é".repeat(31)}')`],
  ["two tags that differ in accents only", "INSERT INTO tags (key, name) VALUES ('ete', 'Ete')"],
  ["a 21st tag of a recipe", "INSERT INTO recipe_tags VALUES (1, 20, 1)"],
  ["a tag twice in a recipe", "INSERT INTO recipe_tags VALUES (1, 1, 1)"],
  ["two tags in one place", "INSERT INTO recipe_tags VALUES (1, 0, 2)"],
  ["a tag of no recipe", "INSERT INTO recipe_tags VALUES (99, 0, 1)"],
  ["the removal of a tag in use", "DELETE FROM tags WHERE key = 'ete'"],
  ["a line of no recipe", `${INTO_LINES} VALUES (99, 0, 1, NULL, 1, 1, NULL, '', NULL, '', '')`],
])("the database refuses %s", async (_what, statement) => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { tags: ["Été"] });
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(/constraint/);
});

test("deleting a user deletes their data and leaves no dangling reference", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { steps: ["Stir"], tags: ["quick"] });
  await db.deleteFrom("users").where("id", "=", CAST.alice.id).execute();
  for (const table of ["recipes", "recipe_paragraphs", "recipe_tags", "follows"] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
