import type { Kysely } from "kysely";
import type { UnitChoice } from "#domain/measures/unit-choice";
import type { WeekStart } from "#domain/time/week-start";
import { deleteInBatches } from "../../platform/db/batches";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { hashSecret, newSecret } from "../../platform/secrets";
import type { Person, Viewer } from "../../policies/permissions";
import { renewFormSecret } from "./form-writer";
import type { GoogleIdentity } from "./google-commands";

const SESSION_DAYS = 365;
/** A visitor's session only holds a flash message or the like. */
const VISIT_MS = 3_600_000;
const DAY_MS = 86_400_000;
const TOUCH_EVERY_MS = 3_600_000;
const MAX_USER_AGENT = 300;
const SESSION_NAME_LENGTH = 16;

export interface SessionRow {
  tokenHash: string;
  viewer: Viewer;
  data: SessionData;
  seenAt: number;
  hasLightPages: boolean;
  /** Null for a visitor, as the next. */
  units: UnitChoice | null;
  weekStart: WeekStart | null;
}

export interface SessionData {
  flash?: Flash;
  mayLinkUntil?: number;
  google?: GoogleIdentity;
  /** Whose account this browser has just made. */
  signedUp?: number;
  /** The address that was confirmed in this browser; fills in the log-in form. */
  confirmedEmail?: string;
}

export interface Flash {
  key: string;
  values?: Record<string, string | number>;
  isRefusal?: boolean;
}

export async function openSession(
  db: Db,
  session: { userId: number | null; userAgent: string; data?: SessionData },
): Promise<string> {
  const secret = newSecret();
  const now = Date.now();
  await db
    .insertInto("sessions")
    .values({
      token_hash: hashSecret(secret),
      user_id: session.userId,
      data: JSON.stringify(session.data ?? {}),
      user_agent: session.userAgent.slice(0, MAX_USER_AGENT),
      created_at: now,
      seen_at: now,
      expires_at: now + (session.userId === null ? VISIT_MS : SESSION_DAYS * DAY_MS),
    })
    .execute();
  return secret;
}

/** A visitor's session under a secret that the browser already has; the last sign-up counts. */
export async function keepSignUp(db: Db, secret: string, userId: number): Promise<void> {
  const now = Date.now();
  const data = JSON.stringify({ signedUp: userId } satisfies SessionData);
  await db
    .insertInto("sessions")
    .values({
      token_hash: hashSecret(secret),
      user_id: null,
      data,
      user_agent: "",
      created_at: now,
      seen_at: now,
      expires_at: now + DAY_MS,
    })
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet({ data }))
    .execute();
}

export async function findSession(db: Db, secret: string): Promise<SessionRow | undefined> {
  const [row] = await selectSession(db, { texts: [hashSecret(secret)], now: Date.now() });
  if (!row) return undefined;
  const {
    tokenHash,
    data,
    seenAt,
    lightPages,
    units,
    weekStart,
    id,
    username,
    role,
    imageVersion,
  } = row;
  const viewer = id && username && role ? { id, username, role, imageVersion } : null;
  return {
    ...{ tokenHash, viewer, data: JSON.parse(data), seenAt, units, weekStart },
    hasLightPages: lightPages === 1,
  };
}

const selectSession = compileOnce((db, { texts: [hash], now }: { texts: [string]; now: number }) =>
  db
    .selectFrom("sessions")
    .leftJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.token_hash as tokenHash",
      "sessions.data",
      "sessions.seen_at as seenAt",
      "users.id",
      "users.username",
      "users.role",
      "users.image_version as imageVersion",
      "users.light_pages as lightPages",
      "users.units",
      "users.week_start as weekStart",
    ])
    .where("sessions.token_hash", "=", hash)
    .where("sessions.expires_at", ">", now)
    .where("users.suspended_at", "is", null),
);

export async function touchSession(db: Db, session: SessionRow): Promise<boolean> {
  const now = Date.now();
  if (now - session.seenAt < TOUCH_EVERY_MS) return false;
  await db
    .updateTable("sessions")
    .set({ seen_at: now, expires_at: now + SESSION_DAYS * DAY_MS })
    .where("token_hash", "=", session.tokenHash)
    .execute();
  return true;
}

export async function setSessionData(db: Db, tokenHash: string, data: SessionData): Promise<void> {
  await updateData(db, { texts: [tokenHash, JSON.stringify(data)] });
}

const updateData = compileOnce((db, { texts: [hash, data] }: { texts: [string, string] }) =>
  db.updateTable("sessions").set({ data }).where("token_hash", "=", hash),
);

export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

export async function closeOtherSessions(
  db: Kysely<Database>,
  userId: number,
  exceptTokenHash: string | null,
): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("token_hash", "is distinct from", exceptTokenHash)
    .execute();
  await renewFormSecret(db, userId);
}

/** Enough of the hash to end a session, too little to open one. */
export function toSessionName(tokenHash: string): string {
  return tokenHash.slice(0, SESSION_NAME_LENGTH);
}

export async function closeNamedSession(db: Db, viewer: Person, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("sessions")
      .where("user_id", "=", viewer.id)
      .where((eb) =>
        eb(eb.fn("substr", ["token_hash", eb.lit(1), eb.lit(SESSION_NAME_LENGTH)]), "=", name),
      )
      .execute();
    await renewFormSecret(trx, viewer.id);
  });
}

export async function listSessions(db: Db, viewer: Person) {
  return db
    .selectFrom("sessions")
    .select(["token_hash as tokenHash", "user_agent as userAgent", "seen_at as seenAt"])
    .where("user_id", "=", viewer.id)
    .where("expires_at", ">", Date.now())
    .orderBy("seen_at", "desc")
    .execute();
}

export async function deleteExpiredSessions(db: Db, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("sessions")
      .where("token_hash", "in", (eb) =>
        eb.selectFrom("sessions").select("token_hash").where("expires_at", "<=", now).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
