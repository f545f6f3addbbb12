import type { Transaction } from "kysely";
import { removeAllPhotos } from "../features/recipes/photo-commands";
import { closeReports } from "../features/reports/close-reports";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";
import { AppError } from "../platform/errors";
import { clearImage } from "../platform/images/change-image";
import { appendToAuditLog, redactTitle } from "../policies/audit-log";
import type { Person } from "../policies/permissions";
import { visibleTo } from "../policies/visibility/recipes";

type RemovableImage = { recipe: number } | { user: number };

export async function removeRecipeAsAdministrator(
  db: Db,
  viewer: Person,
  id: number,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await requireKnown(trx, viewer, id);
    return forceRemoveRecipe(trx, viewer, id);
  });
}

export async function removeImage(db: Db, viewer: Person, id: number): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await requireKnown(trx, viewer, id);
    return forceRemoveImage(trx, viewer, { recipe: id });
  });
}

/** Skips the visibility check: for reported recipes. */
export async function forceRemoveRecipe(
  trx: Transaction<Database>,
  viewer: Person,
  id: number,
): Promise<string> {
  const { logged, author } = await getRecipe(trx, id);
  await closeReports(trx, viewer, { recipe: id }, "REMOVED", logged);
  await trx.deleteFrom("recipes").where("id", "=", id).execute();
  await appendToAuditLog(trx, viewer, "recipe.remove", logged, { author });
  return logged;
}

export async function forceRemoveImage(
  trx: Transaction<Database>,
  viewer: Person,
  owner: RemovableImage,
): Promise<string> {
  const { logged, author, imageVersion } =
    "recipe" in owner ? await getRecipe(trx, owner.recipe) : await getPerson(trx, owner.user);
  await closeReports(trx, viewer, { kind: "PICTURE", ...owner }, "REMOVED", logged);
  // Also where its cook removed it meanwhile: the history would bring it back.
  if ("recipe" in owner) await removeAllPhotos(trx, owner.recipe);
  if (imageVersion === null) return logged;
  if ("user" in owner) await clearImage(trx, "users", owner.user);
  await appendToAuditLog(trx, viewer, "picture.remove", logged, { author });
  return logged;
}

async function requireKnown(trx: Transaction<Database>, viewer: Person, id: number): Promise<void> {
  const recipe = await trx
    .selectFrom("recipes")
    .select("recipes.visibility")
    .select((eb) => eb.case().when(visibleTo(viewer)(eb)).then(1).else(0).end().as("isVisible"))
    .where("recipes.id", "=", id)
    .executeTakeFirst();
  if (!recipe) throw new AppError("recipe.notFound");
  const isKnown = recipe.visibility === "PUBLIC" || recipe.isVisible === 1;
  if (!isKnown) throw new AppError("recipe.notAllowedToSee");
}

async function getRecipe(trx: Transaction<Database>, id: number) {
  const recipe = await trx
    .selectFrom("recipes")
    .innerJoin("users", "users.id", "recipes.author_id")
    .select(["recipes.id", "recipes.title", "recipes.visibility"])
    .select(["recipes.image_version as imageVersion", "users.username as author"])
    .where("recipes.id", "=", id)
    .executeTakeFirst();
  if (!recipe) throw new AppError("recipe.notFound");
  return { ...recipe, logged: redactTitle(recipe) };
}

async function getPerson(trx: Transaction<Database>, id: number) {
  const person = await trx
    .selectFrom("users")
    .select(["username as logged", "username as author", "image_version as imageVersion"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!person) throw new AppError("user.notFound");
  return person;
}
