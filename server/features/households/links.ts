import type { Transaction } from "kysely";
import type { Locale } from "#domain/language/locales";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { newSecret } from "../../platform/secrets";
import type { Person, Viewer } from "../../policies/permissions";
import { hiddenFrom } from "../../policies/visibility/hidden-people";
import { getHouseholdName, type HouseholdChoice } from "./households";

type Trx = Transaction<Database>;

/** LIST: a page to read and tick the shopping list. PLAN: a calendar. */
export type LinkKind = "LIST" | "PLAN";

export interface HouseholdSharing {
  /** Null for the viewer's own. */
  cookbookName: string | null;
  key: string | null;
  sharedAt: number | null;
}

/** Returns the viewer's own secret address; other members have theirs. Throws cookbook.notMember. */
export async function getHouseholdSharing(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  kind: LinkKind,
): Promise<HouseholdSharing> {
  const cookbookName = await getHouseholdName(db, viewer, choice);
  const link = await db
    .selectFrom("household_links")
    .select(["secret as key", "shared_at as sharedAt"])
    .where("shared_by", "=", viewer.id)
    .where("kind", "=", kind)
    .where("cookbook_id", choice.cookbook === null ? "is" : "=", choice.cookbook)
    .executeTakeFirst();
  return { cookbookName, key: link?.key ?? null, sharedAt: link?.sharedAt ?? null };
}

/** Makes a secret address; an existing one is kept. Throws cookbook.notMember. */
export async function shareHousehold(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  kind: LinkKind,
): Promise<void> {
  await db.transaction().execute((trx) => insertLink(trx, viewer, choice, kind));
}

/** Makes a new secret address; the old one no longer works. Throws cookbook.notMember. */
export async function replaceHouseholdLink(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  kind: LinkKind,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteLink(trx, viewer, choice, kind);
    await insertLink(trx, viewer, choice, kind);
  });
}

/** Throws cookbook.notMember. */
export async function unshareHousehold(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  kind: LinkKind,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await getHouseholdName(trx, viewer, choice);
    await deleteLink(trx, viewer, choice, kind);
  });
}

/** Whose list or plan a key opens, and who made it: it shows what they may see. */
export interface OpenedLink extends HouseholdChoice {
  sharedBy: Person;
  /** Their language. */
  locale: Locale;
}

/** Throws link.notFound, also if who made it is suspended or has blocked the viewer. */
export async function openHouseholdLink(
  db: Db,
  viewer: Viewer,
  kind: LinkKind,
  key: string,
): Promise<OpenedLink> {
  const link = await db
    .selectFrom("household_links as link")
    .innerJoin("users", "users.id", "link.shared_by")
    .select(["link.cookbook_id as cookbook", "users.id", "users.username", "users.locale"])
    .where("link.secret", "=", key)
    .where("link.kind", "=", kind)
    .where("link.shared_by", "not in", hiddenFrom(viewer))
    .executeTakeFirst();
  if (!link) throw new AppError("link.notFound");
  const { cookbook, locale, ...user } = link;
  return { cookbook, locale, sharedBy: { ...user, role: "USER", imageVersion: null } };
}

async function insertLink(
  trx: Trx,
  viewer: Person,
  choice: HouseholdChoice,
  kind: LinkKind,
): Promise<void> {
  await getHouseholdName(trx, viewer, choice);
  await trx
    .insertInto("household_links")
    .values({
      secret: newSecret(),
      kind,
      shared_by: viewer.id,
      cookbook_id: choice.cookbook,
      shared_at: Date.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function deleteLink(
  trx: Trx,
  viewer: Person,
  { cookbook }: HouseholdChoice,
  kind: LinkKind,
): Promise<void> {
  await trx
    .deleteFrom("household_links")
    .where("shared_by", "=", viewer.id)
    .where("kind", "=", kind)
    .where("cookbook_id", cookbook === null ? "is" : "=", cookbook)
    .execute();
}
