import type { Kysely } from "kysely";
import type { OwnerAction } from "#domain/administration/access-grants";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { appendGrantedAct } from "../../policies/audit-log";
import {
  type Membership,
  mayAdministerCookbook,
  type OwnCookbook,
  type Person,
} from "../../policies/permissions";

export interface CookbookMembership extends OwnCookbook {
  name: string;
}

export async function getCookbookMembership(
  db: Kysely<Database>,
  viewer: Person,
  cookbookId: number,
): Promise<CookbookMembership> {
  const row = await db
    .selectFrom("cookbooks")
    .leftJoin("cookbook_members as own", (join) =>
      join.onRef("own.cookbook_id", "=", "cookbooks.id").on("own.user_id", "=", viewer.id),
    )
    .select(["cookbooks.name", "own.is_administrator as isAdministrator"])
    .where("cookbooks.id", "=", cookbookId)
    .executeTakeFirst();
  if (!row) throw new AppError("cookbook.notFound");
  return { id: cookbookId, name: row.name, membership: toMembership(row) };
}

export async function requireAdministrator(
  db: Kysely<Database>,
  viewer: Person,
  cookbookId: number,
): Promise<CookbookMembership> {
  const cookbook = await getCookbookMembership(db, viewer, cookbookId);
  if (!mayAdministerCookbook(viewer, cookbook)) {
    throw new AppError("cookbook.notAdministrator");
  }
  return cookbook;
}

/** Logs only acts under an access grant, by the cookbook's number instead of its name. */
export async function auditCookbookAct(
  trx: Kysely<Database>,
  viewer: Person,
  { id }: CookbookMembership,
  act: OwnerAction,
  details: Record<string, string> = {},
): Promise<void> {
  await appendGrantedAct(trx, viewer, act, `#${id}`, details);
}

export function toMembership(row: { isAdministrator: number | null }): Membership {
  return row.isAdministrator === null ? null : { isAdministrator: row.isAdministrator === 1 };
}
