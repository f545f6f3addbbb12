import { z } from "zod";
import type { Cook } from "#domain/explore/explore";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";

const cursorSchema = z.tuple([z.number().int(), z.number().int(), z.number().int()]);

export async function listCooks(
  db: Db,
  viewer: Viewer,
  cursor: string | null,
  size: number,
): Promise<{ cooks: Cook[]; next: string | null }> {
  const [likes, recipes, id] = cursor === null ? [] : decodeCursor(cursor, cursorSchema);
  const rows = await db
    .selectFrom("users")
    .select([
      "users.id",
      "users.username",
      "users.image_version as imageVersion",
      "users.public_recipes as recipes",
      "users.public_likes as likes",
    ])
    .where("users.is_public", "=", 1)
    // A partial index is used only if its constant is in the statement.
    .where("users.public_recipes", ">", (eb) => eb.lit(0))
    .where(accountExistsFor(viewer))
    .$if(cursor !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("users.public_likes", "users.public_recipes", "users.id"),
          "<",
          eb.tuple(likes ?? 0, recipes ?? 0, id ?? 0),
        ),
      ),
    )
    .orderBy("users.public_likes", "desc")
    .orderBy("users.public_recipes", "desc")
    .orderBy("users.id", "desc")
    .limit(size + 1)
    .execute();
  const cooks = rows.slice(0, size);
  const last = cooks.at(-1);
  return {
    cooks,
    next: rows.length > size && last ? encodeCursor([last.likes, last.recipes, last.id]) : null,
  };
}
