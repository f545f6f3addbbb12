import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { enqueueEmail } from "../email/commands";
import { getAccount } from "./queries";
import { redeemToken, storeToken } from "./tokens";

const CODE_MINUTES = 30;
/** Crockford's base 32, without letters that look like digits; ten characters are 50 bits. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 10;

const EMAIL_KINDS = { CONFIRM_CODE: "confirmationCode", DELETE_ACCOUNT: "deleteAccount" } as const;
export type CodeKind = keyof typeof EMAIL_KINDS;

export async function sendCode(
  db: Db,
  viewer: Person,
  kind: CodeKind,
  address: string,
): Promise<string> {
  await consumeAttempt(db, [`code ${address}`, `code ${viewer.id}`]);
  return db.transaction().execute(async (trx) => {
    const { email, username, locale } = await getAccount(trx, viewer.id);
    const code = Array.from(
      { length: CODE_LENGTH },
      () => ALPHABET[randomInt(ALPHABET.length)],
    ).join("");
    await storeToken(
      trx,
      { userId: viewer.id, kind, email },
      { secret: buildSecret(viewer.id, code), minutes: CODE_MINUTES },
    );
    const details = { username, code: `${code.slice(0, 5)}-${code.slice(5)}` };
    await enqueueEmail(trx, { kind: EMAIL_KINDS[kind], recipient: email, locale, details });
    return email;
  });
}

export async function redeemCode(
  trx: Transaction<Database>,
  viewer: Person,
  kind: CodeKind,
  typed: string,
): Promise<void> {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  await redeemToken(trx, buildSecret(viewer.id, code), kind).catch((error) => {
    const isWrong = error instanceof AppError && error.code === "auth.invalidToken";
    throw isWrong ? new AppError("auth.wrongCode") : error;
  });
}

/** Includes the user id, so that a code never works for another user. */
function buildSecret(userId: number, code: string): string {
  return `${userId} ${code}`;
}
