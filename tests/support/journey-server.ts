import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Locale } from "#domain/language/locales";
import { signUp } from "#server/features/accounts/commands";
import { openSession } from "#server/features/accounts/sessions";
import { SESSION_COOKIE } from "#server/http/pipeline/cookies";
import type { DatabaseLocation } from "#server/platform/db/engine";
import type { Db } from "#server/platform/db/open";
import { openPostgres } from "#server/platform/db/postgres/open";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { startNodes } from "./journey-nodes";
import { openShared } from "./journey-postgres";
import type { PopoteHost } from "./popote-host";

export interface Account {
  username: string;
  email: string;
  password: string;
}

export interface KnownAccount extends Account {
  /** Starts a session as the login page does; returns its cookie. */
  openSession(): Promise<{ name: string; value: string; url: string }>;
}

export interface RunningPopote {
  origin: string;
  processId: number;
  /** The link in the email to `recipient`, which is logged without SMTP. */
  emailedLink(recipient: string, page?: string): Promise<string>;
  /** Makes a confirmed account without the UI; the first one is an administrator. */
  addAccount(username: string, locale: Locale): Promise<KnownAccount>;
  addFollow(follower: Account, followed: Account): Promise<void>;
  prepare<Made>(make: (db: Db, dataDir: string) => Promise<Made>): Promise<Made>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Stops the server at the end; expects a clean exit without complaints. */
  stop(): Promise<void>;
}

export const EMPTY_POPOTE = "POPOTE_TEST_EMPTY";

const PASSWORD = "correct horse";

/** Starts one node, or several on PostgreSQL behind a proxy; resolves once they listen. */
export async function startPopote(
  environment: Record<string, string> = {},
  host?: PopoteHost,
): Promise<RunningPopote> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-journey-"));
  cpSync(process.env[EMPTY_POPOTE] ?? "", dataDir, { recursive: true });
  const shared = await openShared(path.basename(dataDir));
  const settings = { ...shared?.environment, ...environment };
  const place = { dataDir, databaseUrl: shared?.databaseUrl };
  const nodes = await startNodes(dataDir, settings, host);
  const prepare = async <Made>(make: (db: Db, dataDir: string) => Promise<Made>) => {
    const made = await prepareIn(place, make);
    shared?.takeImages(dataDir);
    return made;
  };
  return {
    origin: nodes.origin,
    processId: nodes.processId,
    async emailedLink(recipient, page = "/user/verify") {
      const email = new RegExp(
        `^Email to ${recipient.replaceAll(".", "\\.")}: .*\\n +(\\S+${page}\\?\\S+)\\n`,
        "m",
      );
      const [, link = ""] = await nodes.find(email);
      return link;
    },
    async addAccount(username, locale) {
      const { userId, ...account } = await prepare((db) => addAccount(db, username, locale));
      return {
        ...account,
        async openSession() {
          const session = { userId, userAgent: "journey" };
          const value = await prepare((db) => openSession(db, session));
          return { name: SESSION_COOKIE, value, url: nodes.origin };
        },
      };
    },
    addFollow: (follower, followed) => prepare((db) => addFollow(db, follower, followed)),
    prepare,
    goAway: nodes.end,
    comeBack: nodes.start,
    async stop() {
      await nodes.end();
      await nodes.close();
      await shared?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function prepareIn<Made>(
  place: DatabaseLocation & { dataDir: string },
  make: (db: Db, dataDir: string) => Promise<Made>,
): Promise<Made> {
  const db = place.databaseUrl ? openPostgres(place.databaseUrl) : openDatabase(place.dataDir);
  try {
    return await make(db, place.dataDir);
  } finally {
    await db.destroy();
  }
}

async function addAccount(
  db: Db,
  username: string,
  locale: Locale,
): Promise<Account & { userId: number }> {
  const account = {
    username,
    email: `${username.toLowerCase()}@popote.example`,
    password: PASSWORD,
  };
  const id = await signUp(db, { ...account, locale }, "journey");
  await db.updateTable("users").set({ verified_at: Date.now() }).where("id", "=", id).execute();
  return { ...account, userId: id };
}

async function addFollow(db: Db, follower: Account, followed: Account): Promise<void> {
  const getId = async ({ email }: Account) => {
    const query = db.selectFrom("users").select("id").where("email", "=", email);
    return (await query.executeTakeFirstOrThrow()).id;
  };
  const now = Date.now();
  await db
    .insertInto("follows")
    .values({
      follower_id: await getId(follower),
      followed_id: await getId(followed),
      requested_at: now,
      accepted_at: now,
    })
    .execute();
}
