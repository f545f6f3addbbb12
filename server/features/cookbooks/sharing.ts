import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { newSecret } from "../../platform/secrets";
import type { Person } from "../../policies/permissions";
import { auditCookbookAct, requireAdministrator } from "./membership";

interface CookbookSharing {
  name: string;
  sharedAt: number | null;
  /** Only for the link's creator: the link shares their recipes and no others. */
  key: string | null;
}

export async function getCookbookSharing(
  db: Db,
  viewer: Person,
  id: number,
): Promise<CookbookSharing> {
  const { name } = await requireAdministrator(db, viewer, id);
  const link = await db
    .selectFrom("cookbook_links")
    .select(["shared_by as sharedBy", "secret as key", "shared_at as sharedAt"])
    .where("cookbook_id", "=", id)
    .executeTakeFirst();
  const isOwn = link?.sharedBy === viewer.id;
  return { name, sharedAt: link?.sharedAt ?? null, key: isOwn ? link.key : null };
}

/** One link per cookbook; an existing one is kept, whoever created it. */
export async function shareCookbook(db: Db, viewer: Person, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { membership } = await requireAdministrator(trx, viewer, id);
    if (!membership?.isAdministrator) throw new AppError("cookbook.notAdministrator");
    await trx
      .insertInto("cookbook_links")
      .values({
        cookbook_id: id,
        shared_by: viewer.id,
        secret: newSecret(),
        shared_at: Date.now(),
      })
      .onConflict((conflict) => conflict.column("cookbook_id").doNothing())
      .execute();
  });
}

export async function unshareCookbook(db: Db, viewer: Person, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const cookbook = await requireAdministrator(trx, viewer, id);
    const revoked = await trx
      .deleteFrom("cookbook_links")
      .where("cookbook_id", "=", id)
      .returning("cookbook_id")
      .executeTakeFirst();
    if (revoked) await auditCookbookAct(trx, viewer, cookbook, "cookbook.unshare");
  });
}
