import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestEmailChange } from "#server/accounts/email-commands";
import { unlinkGoogle } from "#server/accounts/google-commands";
import { updateLightPages, updateLocale } from "#server/accounts/profile-commands";
import { getAccount } from "#server/accounts/queries";
import { closeOtherSessions, listSessions } from "#server/accounts/sessions";
import { AppError } from "#server/errors";
import { LOCALE_COOKIE, setCookie } from "#server/http/cookies";
import { readForm } from "#server/http/form";
import { hasChosenLight, lightCookie } from "#server/http/light";
import { formReply, runForForm } from "#server/http/reply";
import { forViewer, type ViewerCall } from "#server/http/require";
import { redirectWithFlash, sessionOf } from "#server/http/session";
import { emailSchema } from "~/model/account-schema";
import { isLocale } from "~/model/locales";
import { paths } from "~/paths";
import { useReply } from "~/ui/reply";
import { SettingsSections } from "./settings-sections";

export const handle = { i18n: ["account"], title: "account:settings.title" };

export const loader = forViewer(async (call) => {
  const { db, viewer, context } = call;
  const own = await sessionOf(call);
  const { email, passwordHash, googleId } = await getAccount(db, viewer.id);
  const sessions = await listSessions(db, viewer);
  return {
    email,
    hasLightPages: await hasChosenLight(call),
    hasPassword: passwordHash !== null,
    google: { isOffered: context.google !== undefined, isLinked: googleId !== null },
    sessions: sessions.map(({ tokenHash, ...session }) => ({
      ...session,
      isThis: tokenHash === own?.tokenHash,
    })),
  };
});

export const action = forViewer(async (call) => {
  const { fields } = await readForm(call.request);
  switch (fields.get("intent")) {
    case "locale":
      return changeLocale(call, fields);
    case "light":
      return changeLightPages(call, fields);
    case "email":
      return changeEmail(call, fields);
    case "unlinkGoogle":
      await unlinkGoogle(call.db, call.viewer);
      return redirectWithFlash(call, paths.userSettings(), { key: "flash.googleUnlinked" });
    case "logOutEverywhere":
      await closeOtherSessions(call.db, call.viewer.id, (await sessionOf(call))?.tokenHash ?? null);
      return redirectWithFlash(call, paths.userSettings(), { key: "flash.loggedOutElsewhere" });
    default:
      throw new AppError("request.invalid");
  }
});

export default function Settings() {
  const loaded = useLoaderData<typeof loader>();
  return <SettingsSections loaded={loaded} result={useReply<typeof action>()?.result} />;
}

async function changeLocale({ db, viewer, context }: ViewerCall, fields: FormData) {
  const locale = fields.get("locale");
  if (!isLocale(locale)) throw new AppError("request.invalid");
  await updateLocale(db, viewer, locale);
  return redirect(paths.userSettings(), {
    status: 303,
    headers: { "Set-Cookie": setCookie(LOCALE_COOKIE, locale, context) },
  });
}

async function changeLightPages(call: ViewerCall, fields: FormData) {
  const isLight = fields.get("light") === "on";
  await updateLightPages(call.db, call.viewer, isLight);
  const cookie = lightCookie(isLight, call.context);
  return redirectWithFlash(call, paths.userSettings(), { key: "flash.saved" }, [cookie]);
}

async function changeEmail(call: ViewerCall, fields: FormData) {
  const submission = parseWithZod(fields, { schema: emailSchema });
  if (submission.status !== "success") return formReply(call, submission, {});
  const at = { "user.mailUsed": "email" };
  return runForForm(call, submission, { fields: at }, async () => {
    const { email } = submission.value;
    await requestEmailChange(call.db, call.viewer, email, call.context.address);
    const flash = { key: "flash.emailAsked", values: { email } };
    return redirectWithFlash(call, paths.userSettings(), flash);
  });
}
