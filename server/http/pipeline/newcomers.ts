import { closeSession, findSession, keepSignUp } from "../../features/accounts/sessions";
import { newSecret } from "../../platform/secrets";
import { clearCookie, NEWCOMER_COOKIE, readCookie, setCookie } from "./cookies";
import { signInAndReturn, type Visit } from "./session";

// The cookie comes with the form, because the reply to a form that is sent again has no secrets.
// It opens nothing by itself: whoever confirms an address also needs the secret of the email.
export function createNewcomerCookie({ context }: Pick<Visit, "context">): string {
  return setCookie(NEWCOMER_COOKIE, newSecret(), { isSecure: context.isSecure, days: 1 });
}

/** Notes that this browser made the account. */
export async function rememberNewcomer({ request, context }: Visit, userId: number): Promise<void> {
  const secret = readCookie(request, NEWCOMER_COOKIE, context);
  if (secret) await keepSignUp(context.db, secret, userId);
}

/** Logs in who confirmed an address in the browser that signed up; undefined in any other. */
export async function signInNewcomer(visit: Visit, userId: number): Promise<Response | undefined> {
  const { request, context } = visit;
  const secret = readCookie(request, NEWCOMER_COOKIE, context);
  const made = secret ? await findSession(context.db, secret) : undefined;
  if (made?.data.signedUp !== userId) return undefined;
  await closeSession(context.db, made.tokenHash);
  const response = await signInAndReturn(visit, userId, { flash: { key: "flash:welcome" } });
  response.headers.append("Set-Cookie", clearCookie(NEWCOMER_COOKIE, context));
  return response;
}
