import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import type { Locale } from "#domain/locales";
import { signUp } from "#server/accounts/commands";
import { type Db, openDatabase } from "#server/db/open";
import { spawnPopote } from "./popote-process";

/** Who signs up and logs in. */
export interface Account {
  username: string;
  email: string;
  password: string;
}

/** Popote as its own process on a data folder that is thrown away. */
export interface RunningPopote {
  origin: string;
  processId: number;
  /** The link of the mail to `recipient`, which stands in the log where no SMTP is set. */
  mailedLink(recipient: string, page?: string): Promise<string>;
  /** Makes a confirmed account without its pages; the first one administers. */
  addAccount(username: string, locale: Locale): Promise<Account>;
  /** Lets one account follow another, accepted, without their pages. */
  addFollow(follower: Account, followed: Account): Promise<void>;
  /** Makes what a journey begins with, without its pages. */
  prepare<Made>(make: (db: Db, dataDir: string) => Promise<Made>): Promise<Made>;
  /** Ends it in the middle of a journey, as an upgrade does. */
  goAway(): Promise<void>;
  /** Starts it again, where it was and with what it had. */
  comeBack(): Promise<void>;
  /** Ends it as a machine that shuts down does: it must go by itself, and never have complained. */
  stop(): Promise<void>;
}

/** Names the data folder that a journey's is a copy of. */
export const EMPTY_POPOTE = "POPOTE_TEST_EMPTY";

const PASSWORD = "correct horse";

/**
 * Starts `npm start` on a free port, with more `environment` where a journey needs it, and waits
 * until it says that it listens.
 */
export async function startPopote(
  environment: Record<string, string> = {},
): Promise<RunningPopote> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-journey-"));
  cpSync(process.env[EMPTY_POPOTE] ?? "", dataDir, { recursive: true });
  let run = await start(dataDir, environment);
  const { origin } = run.popote;
  return {
    origin,
    processId: run.popote.child.pid ?? 0,
    async mailedLink(recipient, page = "/user/verify") {
      const mail = new RegExp(
        `^Mail to ${recipient.replaceAll(".", "\\.")}: .*\\n +(\\S+${page}\\?\\S+)\\n`,
        "m",
      );
      const [, link = ""] = await run.popote.find(mail);
      return link;
    },
    addAccount: (username, locale) => prepare(dataDir, (db) => addAccount(db, username, locale)),
    addFollow: (follower, followed) => prepare(dataDir, (db) => addFollow(db, follower, followed)),
    prepare: (make) => prepare(dataDir, make),
    goAway: () => run.end(),
    async comeBack() {
      run = await start(dataDir, { ...environment, PORT: new URL(origin).port });
    },
    async stop() {
      await run.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One run of the server, from when it says that it listens. */
async function start(dataDir: string, environment: Record<string, string>) {
  const popote = await spawnPopote(dataDir, environment);
  return {
    popote,
    async end() {
      popote.child.kill("SIGTERM");
      const exitCode = await popote.ended;
      expect(exitCode, "exit code of the server").toBe(0);
      expect(popote.complaints(), "what the server complained of").toBe("");
    },
  };
}

async function prepare<Made>(
  dataDir: string,
  make: (db: Db, dataDir: string) => Promise<Made>,
): Promise<Made> {
  const db = openDatabase(dataDir);
  try {
    return await make(db, dataDir);
  } finally {
    await db.destroy();
  }
}

async function addAccount(db: Db, username: string, locale: Locale): Promise<Account> {
  const account = {
    username,
    email: `${username.toLowerCase()}@popote.example`,
    password: PASSWORD,
  };
  const id = await signUp(db, { ...account, locale }, "journey");
  await db.updateTable("users").set({ verified_at: Date.now() }).where("id", "=", id).execute();
  return account;
}

async function addFollow(db: Db, follower: Account, followed: Account): Promise<void> {
  const idOf = async ({ email }: Account) => {
    const query = db.selectFrom("users").select("id").where("email", "=", email);
    return (await query.executeTakeFirstOrThrow()).id;
  };
  const now = Date.now();
  await db
    .insertInto("follows")
    .values({
      follower_id: await idOf(follower),
      followed_id: await idOf(followed),
      requested_at: now,
      accepted_at: now,
    })
    .execute();
}
