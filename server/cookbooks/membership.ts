import type { Kysely } from "kysely";
import type { Act } from "~/model/audit";
import { noteSteppingIn } from "../admin/audit";
import type { Database } from "../db/tables";
import { AppError } from "../errors";
import { type Membership, mayAdministerCookbook, type Person } from "../permissions";

/** A cookbook as a command begins with it: what it is called, and what the viewer is in it. */
export interface OwnPlace {
  name: string;
  membership: Membership;
}

/** Where the viewer stands in a cookbook; throws cookbook.notFound. */
export async function getOwnPlace(
  db: Kysely<Database>,
  viewer: Person,
  cookbookId: number,
): Promise<OwnPlace> {
  const row = await db
    .selectFrom("cookbooks")
    .leftJoin("cookbook_members as own", (join) =>
      join.onRef("own.cookbook_id", "=", "cookbooks.id").on("own.user_id", "=", viewer.id),
    )
    .select(["cookbooks.name", "own.is_administrator as isAdministrator"])
    .where("cookbooks.id", "=", cookbookId)
    .executeTakeFirst();
  if (!row) throw new AppError("cookbook.notFound");
  return { name: row.name, membership: membershipOf(row) };
}

/** The same for who administers it; throws cookbook.notFound or cookbook.notAdministrator. */
export async function requireAdministrator(
  db: Kysely<Database>,
  viewer: Person,
  cookbookId: number,
): Promise<OwnPlace> {
  const place = await getOwnPlace(db, viewer, cookbookId);
  if (!mayAdministerCookbook(viewer, place.membership)) {
    throw new AppError("cookbook.notAdministrator");
  }
  return place;
}

/** Writes down what an ADMIN does who administers the cookbook as that alone. */
export async function noteOnCookbook(
  trx: Kysely<Database>,
  viewer: Person,
  { name, membership }: OwnPlace,
  act: Act,
  details: Record<string, string> = {},
): Promise<void> {
  const may = (person: Person) => mayAdministerCookbook(person, membership);
  await noteSteppingIn(trx, viewer, may, act, name, details);
}

/** The membership of a row that was joined with it. */
export function membershipOf(row: { isAdministrator: number | null }): Membership {
  return row.isAdministrator === null ? null : { isAdministrator: row.isAdministrator === 1 };
}
