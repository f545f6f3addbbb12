import { createSession, redirect, type Session, type SessionStorage } from "@remix-run/node";
import { Authenticator, AuthorizationError } from "remix-auth";
import { type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import { paths } from "~/paths";
import { findGoogleAccount, type GoogleIdentity, linkGoogle } from "../accounts/google-commands";
import { AppError } from "../errors";
import type { Call } from "./require";
import {
  putSessionData,
  redirectWithFlash,
  sameCookie,
  sessionOf,
  signIn,
  type Visit,
  welcomeBack,
} from "./session";

const STATE_KEY = "oauth2:state";

/** Sends the browser to Google, with a state that its session remembers. */
export async function goToGoogle(call: Call): Promise<never> {
  await authenticate(call);
  throw new AppError("request.invalid");
}

/**
 * Takes the answer of Google: signs in, links, or leads a newcomer to picking a username. Throws
 * auth.emailAlreadyLinked, auth.mailMissing (Google has verified no address) or auth.invalidToken.
 */
export async function comeBackFromGoogle(call: Call): Promise<Response> {
  const identity = await authenticate(call);
  const session = await sessionOf(call);
  if (session?.viewer) {
    await linkGoogle(call.db, session.viewer, identity);
    await putSessionData(call, { oauthState: undefined });
    return redirectWithFlash(call, paths.userSettings(), { key: "flash.googleLinked" });
  }
  const userId = await findGoogleAccount(call.db, identity);
  if (userId !== undefined) return welcomeBack(call, await signIn(call, userId));
  const cookies = await putSessionData(call, { google: identity, oauthState: undefined });
  return redirect(paths.signupGoogle(), {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  });
}

async function authenticate(call: Call): Promise<GoogleIdentity> {
  const { context, request } = call;
  if (!context.google) throw new AppError("request.notFound");
  const authenticator = new Authenticator<GoogleIdentity>(stateStorage(call), {
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
      async ({ profile }) => identityOf(profile),
    ),
  );
  try {
    return await authenticator.authenticate("google", request, { throwOnError: true });
  } catch (error) {
    if (error instanceof AuthorizationError) {
      throw error.cause instanceof AppError ? error.cause : new AppError("auth.invalidToken");
    }
    throw error;
  }
}

/** Google's word is checked here: the strategy reads whatever the userinfo answer says. */
function identityOf(profile: GoogleProfile): GoogleIdentity {
  const { sub, email, email_verified: isVerified } = profile._json ?? {};
  if (typeof sub !== "string" || sub === "") throw new AppError("auth.invalidToken");
  if (typeof email !== "string" || email === "" || isVerified !== true) {
    throw new AppError("auth.mailMissing");
  }
  return { id: sub, email: email.trim().toLowerCase() };
}

/** The strategy's view of our session: the state, and nothing else. */
function stateStorage(visit: Visit): SessionStorage {
  return {
    async getSession(): Promise<Session> {
      const state = (await sessionOf(visit))?.data.oauthState;
      return createSession(state ? { [STATE_KEY]: state } : {});
    },
    async commitSession(session: Session): Promise<string> {
      const cookies = await putSessionData(visit, { oauthState: session.get(STATE_KEY) });
      return cookies[0] ?? sameCookie(visit);
    },
    async destroySession(): Promise<string> {
      return "";
    },
  };
}
