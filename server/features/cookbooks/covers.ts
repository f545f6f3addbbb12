import type { CookbookFront } from "#domain/cookbook/cookbook";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";
import { visibleTo } from "../../policies/visibility/recipes";

const MAX_PICTURES = 4;
const MAX_FACES = 3;

/** Adds what stands on each cookbook: recipes and members that the viewer may see. Two queries. */
export async function listFronts<Each extends { id: number }>(
  db: Db,
  viewer: Viewer,
  cookbooks: Each[],
): Promise<(Each & CookbookFront)[]> {
  if (cookbooks.length === 0) return [];
  const ids = cookbooks.map(({ id }) => id);
  const pictures = await selectPictures(db, viewer, ids);
  const people = await selectFaces(db, viewer, ids);
  return cookbooks.map((cookbook) => {
    const isHere = ({ cookbookId }: { cookbookId: number }) => cookbookId === cookbook.id;
    return {
      ...cookbook,
      cover: pictures
        .filter(isHere)
        .map(({ id, imageVersion, category }) => ({ id, imageVersion, category })),
      faces: people
        .filter(isHere)
        .map(({ id, username, imageVersion }) => ({ id, username, imageVersion })),
    };
  });
}

/** What stands on one cookbook. */
export async function getFront(
  db: Db,
  viewer: Viewer,
  cookbook: { id: number },
): Promise<CookbookFront> {
  const [{ cover, faces } = { cover: [], faces: [] }] = await listFronts(db, viewer, [
    { id: cookbook.id },
  ]);
  return { cover, faces };
}

/** Photos before drawings, then the newest. */
function selectPictures(db: Db, viewer: Viewer, cookbooks: number[]) {
  const placed = db
    .selectFrom("cookbook_recipes as held")
    .innerJoin("recipes", "recipes.id", "held.recipe_id")
    .select((eb) => [
      "held.cookbook_id as cookbookId",
      "recipes.id",
      "recipes.image_version as imageVersion",
      "recipes.category",
      eb.fn
        .agg<number>("row_number")
        .over((over) =>
          over
            .partitionBy("held.cookbook_id")
            .orderBy(eb("recipes.image_version", "is", null))
            .orderBy("held.added_at", "desc")
            .orderBy("held.recipe_id", "desc"),
        )
        .as("place"),
    ])
    .where("held.cookbook_id", "in", cookbooks)
    .where(visibleTo(viewer));
  return db
    .selectFrom(placed.as("placed"))
    .select(["cookbookId", "id", "imageVersion", "category"])
    .where("place", "<=", MAX_PICTURES)
    .orderBy("cookbookId")
    .orderBy("place")
    .execute();
}

function selectFaces(db: Db, viewer: Viewer, cookbooks: number[]) {
  const placed = db
    .selectFrom("cookbook_members as member")
    .innerJoin("users", "users.id", "member.user_id")
    .select((eb) => [
      "member.cookbook_id as cookbookId",
      "users.id",
      "users.username",
      "users.image_version as imageVersion",
      eb.fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("member.cookbook_id").orderBy("member.user_id"))
        .as("place"),
    ])
    .where("member.cookbook_id", "in", cookbooks)
    .where(accountExistsFor(viewer));
  return db
    .selectFrom(placed.as("placed"))
    .select(["cookbookId", "id", "username", "imageVersion"])
    .where("place", "<=", MAX_FACES)
    .orderBy("cookbookId")
    .orderBy("place")
    .execute();
}
