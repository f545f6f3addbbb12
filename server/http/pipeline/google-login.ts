import { createSession, redirect, type Session, type SessionStorage } from "@remix-run/node";
import { Authenticator, AuthorizationError } from "remix-auth";
import { type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import { paths } from "#domain/site/paths";
import {
  findGoogleAccount,
  type GoogleIdentity,
  linkGoogle,
} from "../../features/accounts/google-commands";
import { requireOpenRegistration } from "../../features/accounts/registration";
import { CLOCK_DIFFERENCE_MS } from "../../platform/clock-difference";
import { AppError } from "../../platform/errors";
import { OAUTH_STATE_COOKIE, readCookie, setCookie } from "./cookies";
import type { Call } from "./route-guards";
import {
  putSessionData,
  readSession,
  redirectWithFlash,
  signInAndReturn,
  type Visit,
} from "./session";

const STATE_KEY = "oauth2:state";
const STATE_MINUTES = 10;
const MINUTES_A_DAY = 1_440;
const LINKING_MS = 10 * 60_000;

export async function startGoogleLogin(call: Call): Promise<Response> {
  const isLinking = call.context.google !== undefined && call.viewer !== null;
  if (isLinking && !(await mayLink(call))) return askForProof(call);
  await authenticate(call);
  throw new AppError("request.invalid");
}

/** Throws auth.emailAlreadyLinked, mailMissing, cancelled, invalidToken or registrationClosed. */
export async function finishGoogleLogin(call: Call): Promise<Response> {
  const identity = await authenticate(call);
  const session = await readSession(call);
  if (session?.viewer) {
    const isProved = await mayLink(call);
    await putSessionData(call, { mayLinkUntil: undefined });
    if (!isProved) return askForProof(call);
    await linkGoogle(call.db, session.viewer, identity);
    return redirectWithFlash(call, paths.userSettings(), { key: "flash:googleLinked" });
  }
  const userId = await findGoogleAccount(call.db, identity);
  if (userId !== undefined) return signInAndReturn(call, userId);
  await requireOpenRegistration(call.db, call.context.registration);
  const cookies = await putSessionData(call, { google: identity });
  return redirect(paths.signupGoogle(), {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  });
}

export async function allowLinking(call: Call): Promise<void> {
  await putSessionData(call, { mayLinkUntil: Date.now() + LINKING_MS });
}

/** The upper bound guards against a wrong clock. */
export async function mayLink(call: Call): Promise<boolean> {
  const until = (await readSession(call))?.data.mayLinkUntil ?? 0;
  const now = Date.now();
  return until > now && until <= now + LINKING_MS + CLOCK_DIFFERENCE_MS;
}

function askForProof(call: Call): Promise<Response> {
  return redirectWithFlash(call, paths.userSettings(), { key: "flash:googleNeedsProof" });
}

async function authenticate(call: Call): Promise<GoogleIdentity> {
  const { context, request } = call;
  if (!context.google) throw new AppError("request.notFound");
  const authenticator = new Authenticator<GoogleIdentity>(createStateStorage(call), {
    throwOnError: true,
  });
  authenticator.use(
    new GoogleStrategy(
      {
        clientID: context.google.clientId,
        clientSecret: context.google.clientSecret,
        callbackURL: context.origin + paths.googleCallback(),
        prompt: "select_account",
      },
      async ({ profile }) => readIdentity(profile),
    ),
  );
  if (new URL(request.url).searchParams.get("error") === "access_denied")
    throw new AppError("auth.cancelled");
  try {
    return await authenticator.authenticate("google", request, { throwOnError: true });
  } catch (error) {
    if (error instanceof AuthorizationError) {
      throw error.cause instanceof AppError ? error.cause : new AppError("auth.invalidToken");
    }
    throw error;
  }
}

/** The strategy does not validate the userinfo response. */
function readIdentity(profile: GoogleProfile): GoogleIdentity {
  const { sub, email, email_verified: isVerified } = profile._json ?? {};
  if (typeof sub !== "string" || sub === "") throw new AppError("auth.invalidToken");
  if (typeof email !== "string" || email === "" || isVerified !== true) {
    throw new AppError("auth.mailMissing");
  }
  return { id: sub, email: email.trim().toLowerCase() };
}

/** Uses a cookie, so that starting a login stores nothing on the server. */
function createStateStorage({ request, context }: Visit): SessionStorage {
  return {
    async getSession(): Promise<Session> {
      const state = readCookie(request, OAUTH_STATE_COOKIE, context);
      return createSession(state ? { [STATE_KEY]: state } : {});
    },
    async commitSession(session: Session): Promise<string> {
      const days = STATE_MINUTES / MINUTES_A_DAY;
      const { isSecure } = context;
      return setCookie(OAUTH_STATE_COOKIE, session.get(STATE_KEY), { isSecure, days });
    },
    async destroySession(): Promise<string> {
      return "";
    },
  };
}
