import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";

/** More would not fit a select. */
const MAX_OFFERED = 200;

/** Lists the cookbooks that the viewer may add recipes to, by name. */
export async function listOpenCookbooks(
  db: Db,
  viewer: Person,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom("cookbook_members")
    .innerJoin("cookbooks", "cookbooks.id", "cookbook_members.cookbook_id")
    .select(["cookbooks.id", "cookbooks.name"])
    .where("cookbook_members.user_id", "=", viewer.id)
    .orderBy("cookbooks.name")
    .orderBy("cookbooks.id")
    .limit(MAX_OFFERED)
    .execute();
}
