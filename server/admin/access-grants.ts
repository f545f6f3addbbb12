import type { Kysely } from "kysely";
import { ACCESS_MINUTES, type AccessKind } from "#domain/administration/access-grants";
import type { AuditAction } from "#domain/administration/audit-actions";
import { CLOCK_DIFFERENCE_MS } from "../platform/clock-difference";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";
import { AppError } from "../platform/errors";
import { appendToAuditLog, redactTitle } from "../policies/audit-log";
import { type AccessGrant, isAdmin, type Person } from "../policies/permissions";

export interface AccessTarget {
  kind: AccessKind;
  id: number;
}

/** What an administrator sees before stepping in; private names are withheld. */
interface TargetSummary extends AccessTarget {
  name: string;
  owner: string | null;
}

const COLUMNS = { RECIPE: "recipe_id", COOKBOOK: "cookbook_id", USER: "user_id" } as const;

export async function getTargetSummary(
  db: Db,
  viewer: Person,
  thing: AccessTarget,
): Promise<TargetSummary> {
  const { logged, owner } = await getForeignTarget(db, viewer, thing);
  return { ...thing, name: logged, owner };
}

/** Notifies the owners of who and why. Does nothing while a grant is active. */
export async function grantAccess(
  db: Db,
  viewer: Person,
  thing: AccessTarget,
  reason: string,
): Promise<AccessGrant> {
  return db.transaction().execute(async (trx) => {
    const { owners, name, logged, owner } = await getForeignTarget(trx, viewer, thing);
    const before = await findGrant(trx, viewer, thing);
    if (before) return before;
    const now = Date.now();
    const expiresAt = now + ACCESS_MINUTES * 60_000;
    const { id } = await trx
      .insertInto("access_grants")
      .values({
        actor_id: viewer.id,
        actor_name: viewer.username,
        kind: thing.kind,
        [COLUMNS[thing.kind]]: thing.id,
        reason,
        granted_at: now,
        expires_at: expiresAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const userId of owners) {
      await trx
        .insertInto("access_notices")
        .values({ grant_id: id, user_id: userId, subject: name })
        .execute();
    }
    const access = { id, kind: thing.kind, targetId: thing.id, reason, expiresAt };
    await appendToAuditLog(
      trx,
      { ...viewer, access },
      toAuditAction(thing.kind, "stepIn"),
      logged,
      buildDetails(owner),
    );
    return access;
  });
}

export async function findGrant(
  db: Kysely<Database>,
  viewer: Person,
  { kind, id }: AccessTarget,
): Promise<AccessGrant | undefined> {
  if (!isAdmin(viewer)) return undefined;
  const now = Date.now();
  const row = await db
    .selectFrom("access_grants")
    .select(["id", "reason", "expires_at as expiresAt"])
    .where("actor_id", "=", viewer.id)
    .where("kind", "=", kind)
    .where(COLUMNS[kind], "=", id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    // Ignore grants from a clock that ran ahead: they would last too long.
    .where("granted_at", "<=", now + CLOCK_DIFFERENCE_MS)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row && { ...row, kind, targetId: id };
}

/** Called when the role ends, so that regaining it revives no grant. */
export async function endGrants(trx: Kysely<Database>, actorId: number): Promise<void> {
  await trx
    .updateTable("access_grants")
    .set({ ended_at: Date.now() })
    .where("actor_id", "=", actorId)
    .where("ended_at", "is", null)
    .execute();
}

export async function revokeAccess(
  db: Db,
  viewer: Person,
  { kind, id }: AccessTarget,
): Promise<void> {
  await db
    .updateTable("access_grants")
    .set({ ended_at: Date.now() })
    .where("actor_id", "=", viewer.id)
    .where("kind", "=", kind)
    .where(COLUMNS[kind], "=", id)
    .where("ended_at", "is", null)
    .execute();
}

export async function logReading(db: Db, viewer: Person): Promise<void> {
  const { access } = viewer;
  if (!access) return;
  const thing = { kind: access.kind, id: access.targetId };
  await db.transaction().execute(async (trx) => {
    const { logged, owner } = await getTargetDetails(trx, thing);
    await appendToAuditLog(
      trx,
      viewer,
      toAuditAction(access.kind, "read"),
      logged,
      buildDetails(owner),
    );
  });
}

/** Logs reading once per grant, for pages that load in parts. */
export async function logReadingOnce(db: Db, viewer: Person): Promise<void> {
  const read = await db
    .selectFrom("access_acts")
    .innerJoin("audit", "audit.id", "access_acts.audit_id")
    .select("audit.id")
    .where("access_acts.grant_id", "=", viewer.access?.id ?? 0)
    .where("audit.act", "in", ["recipe.read", "cookbook.read", "user.read"])
    .executeTakeFirst();
  if (!read) await logReading(db, viewer);
}

function buildDetails(owner: string | null): Record<string, string> {
  return owner === null ? {} : { author: owner };
}

function toAuditAction(kind: AccessKind, what: "stepIn" | "read"): AuditAction {
  const noun = { RECIPE: "recipe", COOKBOOK: "cookbook", USER: "user" } as const;
  return `${noun[kind]}.${what}`;
}

async function getForeignTarget(db: Kysely<Database>, viewer: Person, thing: AccessTarget) {
  const named = await getTargetDetails(db, thing);
  if (named.owners.includes(viewer.id)) throw new AppError("request.onYourself");
  return named;
}

interface TargetDetails {
  name: string;
  logged: string;
  owner: string | null;
  owners: number[];
}

async function getTargetDetails(
  db: Kysely<Database>,
  { kind, id }: AccessTarget,
): Promise<TargetDetails> {
  if (kind === "RECIPE") return getRecipe(db, id);
  return kind === "USER" ? getPerson(db, id) : getCookbook(db, id);
}

async function getRecipe(db: Kysely<Database>, id: number): Promise<TargetDetails> {
  const recipe = await db
    .selectFrom("recipes")
    .innerJoin("users", "users.id", "recipes.author_id")
    .select(["recipes.id", "recipes.title", "recipes.visibility"])
    .select(["recipes.author_id as authorId", "users.username as owner"])
    .where("recipes.id", "=", id)
    .executeTakeFirst();
  if (!recipe) throw new AppError("recipe.notFound");
  const { title, owner, authorId } = recipe;
  return { name: title, logged: redactTitle(recipe), owner, owners: [authorId] };
}

async function getPerson(db: Kysely<Database>, id: number): Promise<TargetDetails> {
  const person = await db
    .selectFrom("users")
    .select("username")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!person) throw new AppError("user.notFound");
  const { username } = person;
  return { name: username, logged: username, owner: username, owners: [id] };
}

async function getCookbook(db: Kysely<Database>, id: number): Promise<TargetDetails> {
  const cookbook = await db
    .selectFrom("cookbooks")
    .select("name")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!cookbook) throw new AppError("cookbook.notFound");
  const administrators = await db
    .selectFrom("cookbook_members")
    .select("user_id as userId")
    .where("cookbook_id", "=", id)
    .where("is_administrator", "=", 1)
    .execute();
  const owners = administrators.map(({ userId }) => userId);
  return { name: cookbook.name, logged: `#${id}`, owner: null, owners };
}
