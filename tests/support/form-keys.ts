import type { Db } from "#server/platform/db/open";
import { CAST } from "./cast";
import type { Answer } from "./client";

export const ALICE = String(CAST.alice.id);

export const follow = (intent: string) => ({ user: ALICE, intent, from: "/home" });

export async function countRows(db: Db, table: "users" | "outbox" | "follows" | "reports") {
  return (await db.selectFrom(table).selectAll().execute()).length;
}

export const withKey = (key: string) => ({ "Idempotency-Key": key });

export const RESET = { email: "alice@popote.example" };

export const preferMinimal = (key: string) => ({ ...withKey(key), Prefer: "return=minimal" });

export const summarize = ({ status, location }: Answer) => ({ status, location });
