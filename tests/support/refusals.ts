import { ERROR_CODES, type ErrorCode } from "#domain/site/errors";
import { findSession, setSessionData } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import type { Client } from "./client";

/** Takes the code of the error that the client's next page would show; undefined without one. */
export async function takeRefusal(db: Db, client: Client): Promise<ErrorCode | undefined> {
  const session = await findSession(db, client.cookies.get("session") ?? "");
  if (!session?.data.flash?.isRefusal) return undefined;
  const { flash, ...rest } = session.data;
  await setSessionData(db, session.tokenHash, rest);
  return ERROR_CODES.find((code) => flash.key === `errors:${code}`);
}

export function findSnackbar(html: string): { role: string; says: string } | undefined {
  const [, role = "", says = ""] =
    /<p class="snackbar[^"]*" role="(\w+)">([^<]*)</.exec(html) ?? [];
  return role ? { role, says } : undefined;
}
