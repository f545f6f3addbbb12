import type { ReportTarget } from "#domain/administration/report";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";
import { recipeExistsFor, visibleTo } from "../../policies/visibility/recipes";

/** Returns the item's name. Throws request.invalid unless exactly one item is named. */
export async function getReported(db: Db, viewer: Person, reported: ReportTarget): Promise<string> {
  const { recipe, user, isImage } = reported;
  if ((recipe === undefined) === (user === undefined)) throw new AppError("request.invalid");
  const subject =
    recipe === undefined
      ? await getPerson(db, viewer, user ?? 0)
      : await getRecipe(db, viewer, recipe);
  if (subject.ownerId === viewer.id) throw new AppError("request.onYourself");
  if (isImage && subject.imageVersion === null) throw new AppError("request.invalid");
  return subject.name;
}

async function getRecipe(db: Db, viewer: Person, id: number) {
  const recipe = await db
    .selectFrom("recipes")
    .select(["title as name", "author_id as ownerId", "image_version as imageVersion"])
    .select((eb) => eb.case().when(visibleTo(viewer)(eb)).then(1).else(0).end().as("isVisible"))
    .where("id", "=", id)
    .where(recipeExistsFor(viewer))
    .executeTakeFirst();
  if (!recipe) throw new AppError("recipe.notFound");
  if (!recipe.isVisible) throw new AppError("recipe.notAllowedToSee");
  return recipe;
}

/** Every account's username and image are visible, and so can be reported. */
async function getPerson(db: Db, viewer: Person, id: number) {
  const person = await db
    .selectFrom("users")
    .select(["username as name", "id as ownerId", "image_version as imageVersion"])
    .where("id", "=", id)
    .where(accountExistsFor(viewer))
    .executeTakeFirst();
  if (!person) throw new AppError("user.notFound");
  return person;
}
