import type { Transaction } from "kysely";
import type { Locale } from "#domain/language/locales";
import type { Database } from "../../platform/db/tables";

export type Email = { recipient: string; locale: Locale } & (
  | {
      kind: "verifyEmail" | "resetPassword" | "confirmNewEmail";
      details: { username: string; token: string };
    }
  | { kind: "emailChangeAsked"; details: { username: string; email: string; token: string } }
  | { kind: "confirmationCode" | "deleteAccount"; details: { username: string; code: string } }
  | { kind: "passwordChanged" | "manyAttempts"; details: { username: string } }
  | { kind: "emailChanged"; details: { username: string; email: string } }
);

/** Runs in the transaction of the event that causes the email. */
export async function enqueueEmail(trx: Transaction<Database>, email: Email): Promise<void> {
  const now = Date.now();
  await trx
    .insertInto("outbox")
    .values({
      kind: email.kind,
      recipient: email.recipient,
      locale: email.locale,
      details: JSON.stringify(email.details),
      created_at: now,
      next_try_at: now,
    })
    .execute();
}
