import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { enqueueEmail } from "../email/commands";
import { endOpenLinks } from "./emailed-links";
import { endOtherAccess } from "./end-other-sessions";
import { renewFormSecret } from "./form-writer";
import { type Proof, withProof } from "./proof-of-identity";
import { getAccount } from "./queries";
import { issueToken, redeemToken } from "./tokens";

/** Sends the old address a link that stops the change. */
export async function requestEmailChange(
  db: Db,
  viewer: Person,
  email: string,
  proof: Proof,
): Promise<void> {
  await consumeAttempt(db, [`email ${proof.address}`, `email ${viewer.id}`]);
  await withProof(db, viewer, proof, async (trx) => {
    await refuseTaken(trx, email);
    const account = await getAccount(trx, viewer.id);
    const { username, locale } = account;
    const issued = { userId: viewer.id, email };
    const token = await issueToken(trx, { ...issued, kind: "CHANGE_EMAIL" });
    const details = { username, token };
    await enqueueEmail(trx, { kind: "confirmNewEmail", recipient: email, locale, details });
    await enqueueEmail(trx, {
      kind: "emailChangeAsked",
      recipient: account.email,
      locale,
      details: {
        username,
        email,
        token: await issueToken(trx, {
          ...issued,
          kind: "STOP_EMAIL_CHANGE",
          email: account.email,
        }),
      },
    });
  });
}

export async function confirmEmailChange(db: Db, secret: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { userId, email } = await redeemToken(trx, secret, "CHANGE_EMAIL");
    if (email === null) throw new AppError("auth.mailMissing");
    await refuseTaken(trx, email);
    const account = await getAccount(trx, userId);
    await trx.updateTable("users").set({ email }).where("id", "=", userId).execute();
    await endOpenLinks(trx, userId);
    await renewFormSecret(trx, userId);
    await enqueueEmail(trx, {
      kind: "emailChanged",
      recipient: account.email,
      locale: account.locale,
      details: { username: account.username, email },
    });
  });
}

/** Ends all access, as an intruder may have asked. */
export async function stopEmailChange(db: Db, secret: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { userId } = await redeemToken(trx, secret, "STOP_EMAIL_CHANGE");
    await endOtherAccess(trx, userId);
  });
}

async function refuseTaken(trx: Transaction<Database>, email: string): Promise<void> {
  const taken = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  if (taken) throw new AppError("user.mailUsed");
}
