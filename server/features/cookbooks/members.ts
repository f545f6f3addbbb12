import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";
import { type RemovedRecipes, removeMemberRecipes } from "./departure-commands";
import { refuseLastAdministrator, requireCookbookAdministrator } from "./last-administrator";
import {
  auditCookbookAct,
  type CookbookMembership,
  getCookbookMembership,
  requireAdministrator,
} from "./membership";

export async function removeMember(
  db: Db,
  viewer: Person,
  cookbookId: number,
  userId: number,
): Promise<{ username: string; left: RemovedRecipes }> {
  return db.transaction().execute(async (trx) => {
    const { cookbook, username } = await getOtherMember(trx, viewer, cookbookId, userId);
    await endMembership(trx, cookbookId, userId);
    const left = await removeMemberRecipes(trx, { cookbook, memberId: userId, how: "REMOVED" });
    await auditCookbookAct(trx, viewer, cookbook, "cookbook.removeMember", { member: username });
    return { username, left };
  });
}

export async function grantAdministrator(
  db: Db,
  viewer: Person,
  cookbookId: number,
  userId: number,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { cookbook, username } = await getOtherMember(trx, viewer, cookbookId, userId);
    await setAdministrator(trx, cookbookId, userId, 1);
    await auditCookbookAct(trx, viewer, cookbook, "cookbook.makeAdministrator", {
      member: username,
    });
    return username;
  });
}

export async function revokeAdministrator(
  db: Db,
  viewer: Person,
  cookbookId: number,
  userId: number,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { cookbook, username } = await getOtherMember(trx, viewer, cookbookId, userId);
    await refuseLastAdministrator(trx, cookbookId, userId);
    await setAdministrator(trx, cookbookId, userId, 0);
    await auditCookbookAct(trx, viewer, cookbook, "cookbook.unmakeAdministrator", {
      member: username,
    });
    return username;
  });
}

export async function leaveCookbook(
  db: Db,
  viewer: Person,
  cookbookId: number,
): Promise<{ name: string; left: RemovedRecipes }> {
  return db.transaction().execute(async (trx) => {
    const cookbook = await getCookbookMembership(trx, viewer, cookbookId);
    if (!cookbook.membership) throw new AppError("cookbook.notMember");
    await endMembership(trx, cookbookId, viewer.id);
    const left = await removeMemberRecipes(trx, { cookbook, memberId: viewer.id, how: "LEFT" });
    return { name: cookbook.name, left };
  });
}

async function getOtherMember(
  trx: Transaction<Database>,
  viewer: Person,
  cookbookId: number,
  userId: number,
): Promise<{ cookbook: CookbookMembership; username: string }> {
  const cookbook = await requireAdministrator(trx, viewer, cookbookId);
  if (userId === viewer.id) throw new AppError("request.onYourself");
  const other = await trx
    .selectFrom("cookbook_members")
    .innerJoin("users", "users.id", "cookbook_members.user_id")
    .select("users.username")
    .where("cookbook_members.cookbook_id", "=", cookbookId)
    .where("cookbook_members.user_id", "=", userId)
    .where(accountExistsFor(viewer))
    .executeTakeFirst();
  if (!other) throw new AppError("user.notFound");
  return { cookbook, username: other.username };
}

async function setAdministrator(
  trx: Transaction<Database>,
  cookbookId: number,
  userId: number,
  isAdministrator: 0 | 1,
): Promise<void> {
  await requireCookbookAdministrator(
    trx
      .updateTable("cookbook_members")
      .set({ is_administrator: isAdministrator })
      .where("cookbook_id", "=", cookbookId)
      .where("user_id", "=", userId)
      .execute(),
  );
}

async function endMembership(
  trx: Transaction<Database>,
  cookbookId: number,
  userId: number,
): Promise<void> {
  await refuseLastAdministrator(trx, cookbookId, userId);
  await requireCookbookAdministrator(
    trx
      .deleteFrom("cookbook_members")
      .where("cookbook_id", "=", cookbookId)
      .where("user_id", "=", userId)
      .execute(),
  );
}
