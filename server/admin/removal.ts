import type { Transaction } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { AppError } from "../errors";
import type { Person } from "../permissions";
import { closeReports } from "../reports/closing";
import { noteAct } from "./audit";

/** Whose picture is meant. */
export type Pictured = { recipe: number } | { user: number };

/**
 * Removes somebody's recipe, and with it what is reported about it; returns its title. The files of
 * its picture go later, as the database notes them. Throws recipe.notFound.
 */
export async function removeRecipe(db: Db, viewer: Person, id: number): Promise<string> {
  return db.transaction().execute((trx) => takeRecipeAway(trx, viewer, id));
}

/** Takes the picture of somebody or something away; returns their name. Throws its notFound. */
export async function removePicture(db: Db, viewer: Person, of: Pictured): Promise<string> {
  return db.transaction().execute((trx) => takePictureAway(trx, viewer, of));
}

/** removeRecipe as part of a transaction. */
export async function takeRecipeAway(
  trx: Transaction<Database>,
  viewer: Person,
  id: number,
): Promise<string> {
  const { name, author } = await getRecipe(trx, id);
  await closeReports(trx, viewer, { recipe: id }, "REMOVED", name);
  await trx.deleteFrom("recipes").where("id", "=", id).execute();
  await noteAct(trx, viewer, "recipe.remove", name, { author });
  return name;
}

/** removePicture as part of a transaction; where there is none any more nothing is noted. */
export async function takePictureAway(
  trx: Transaction<Database>,
  viewer: Person,
  of: Pictured,
): Promise<string> {
  const { name, author, imageVersion } =
    "recipe" in of ? await getRecipe(trx, of.recipe) : await getPerson(trx, of.user);
  await closeReports(trx, viewer, { kind: "PICTURE", ...of }, "REMOVED", name);
  if (imageVersion === null) return name;
  const [table, id] =
    "recipe" in of ? (["recipes", of.recipe] as const) : (["users", of.user] as const);
  await trx.updateTable(table).set({ image_version: null }).where("id", "=", id).execute();
  await noteAct(trx, viewer, "picture.remove", name, { author });
  return name;
}

async function getRecipe(trx: Transaction<Database>, id: number) {
  const recipe = await trx
    .selectFrom("recipes")
    .innerJoin("users", "users.id", "recipes.author_id")
    .select(["recipes.title as name", "recipes.image_version as imageVersion"])
    .select("users.username as author")
    .where("recipes.id", "=", id)
    .executeTakeFirst();
  if (!recipe) throw new AppError("recipe.notFound");
  return recipe;
}

async function getPerson(trx: Transaction<Database>, id: number) {
  const person = await trx
    .selectFrom("users")
    .select(["username as name", "username as author", "image_version as imageVersion"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!person) throw new AppError("user.notFound");
  return person;
}
