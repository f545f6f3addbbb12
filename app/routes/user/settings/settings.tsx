import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isUiLocale, toBaseLocale } from "#domain/language/locales";
import { isUnitChoice } from "#domain/measures/unit-choice";
import { paths } from "#domain/site/paths";
import { isTheme } from "#domain/site/theme";
import { isWeekStart } from "#domain/time/week-start";
import { listAccessNotices } from "#server/features/accounts/access-notices";
import { endOpenLink, listOpenLinks } from "#server/features/accounts/emailed-links";
import { logOutElsewhere } from "#server/features/accounts/end-other-sessions";
import { unlinkGoogle } from "#server/features/accounts/google-commands";
import {
  updateLightPages,
  updateLocale,
  updateUnits,
  updateWeekStart,
} from "#server/features/accounts/profile-commands";
import { getAccount } from "#server/features/accounts/queries";
import { closeNamedSession, listSessions, toSessionName } from "#server/features/accounts/sessions";
import { readForm } from "#server/http/forms/read-form";
import {
  createThemeCookie,
  LOCALE_COOKIE,
  readTheme,
  setCookie,
} from "#server/http/pipeline/cookies";
import { mayLink } from "#server/http/pipeline/google-login";
import { createLightCookie, hasChosenLight } from "#server/http/pipeline/light-pages";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { getCurrentAccess, readSession, redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { useFormReply } from "~/ui/form-reply";
import {
  changeEmailForm,
  confirmGoogleLinking,
  emailConfirmationCode,
} from "../parts/password-confirmed-forms";
import { AccessNotices } from "./access-notices";
import { SettingsSections } from "./settings-sections";

export const handle = { i18n: ["account", "access", "errors"], title: "account:settings.title" };

export const loader = forViewer(async (call) => {
  const { db, viewer, context } = call;
  const own = await readSession(call);
  const { email, passwordHash, googleId, units, weekStart } = await getAccount(db, viewer.id);
  const sessions = await listSessions(db, viewer);
  const notices = call.url.searchParams.get("notices");
  return {
    email,
    units,
    weekStart,
    theme: readTheme(call.request),
    hasLightPages: await hasChosenLight(call),
    hasPassword: passwordHash !== null,
    google: {
      isOffered: context.google !== undefined,
      isLinked: googleId !== null,
      mayLink: await mayLink(call),
    },
    openLinks: await listOpenLinks(db, viewer),
    sessions: sessions.map(({ tokenHash, ...session }) => ({
      ...session,
      name: toSessionName(tokenHash),
      isThis: tokenHash === own?.tokenHash,
    })),
    access: await listAccessNotices(db, viewer, notices),
    isFirstOfAccess: notices === null,
  };
});

export const action = forViewer(async (call) => {
  const { db, viewer } = call;
  const { fields } = await readForm(call.request);
  switch (fields.get("intent")) {
    case "locale":
      return changeLocale(call, fields);
    case "units":
      return changeUnits(call, fields);
    case "weekStart":
      return changeWeekStart(call, fields);
    case "theme":
      return changeTheme(call, fields);
    case "light":
      return changeLightPages(call, fields);
    case "email":
      return changeEmailForm(call, fields);
    case "emailCode":
      return emailConfirmationCode(call, fields);
    case "linkGoogle":
      return confirmGoogleLinking(call, fields);
    case "unlinkGoogle":
      await unlinkGoogle(db, viewer);
      return redirectBack(call, "flash:googleUnlinked");
    case "endSession":
      await closeNamedSession(db, viewer, String(fields.get("session")));
      return redirectBack(call, "flash:sessionEnded");
    case "endLink":
      await endOpenLink(db, viewer, fields.get("link"));
      return redirectBack(call, "flash:linkEnded");
    case "logOutEverywhere":
      await logOutElsewhere(db, viewer, await getCurrentAccess(call));
      return redirectBack(call, "flash:loggedOutElsewhere");
    default:
      throw new AppError("request.invalid");
  }
});

export default function Settings() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <SettingsSections loaded={loaded} reply={useFormReply<typeof action>()}>
      <AccessNotices page={loaded.access} isFirstPage={loaded.isFirstOfAccess} />
    </SettingsSections>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

const redirectBack = (call: ViewerCall, key: string) =>
  redirectWithFlash(call, paths.userSettings(), { key });

async function changeLocale({ db, viewer, context }: ViewerCall, fields: FormData) {
  const locale = fields.get("locale");
  if (!isUiLocale(locale)) throw new AppError("request.invalid");
  await updateLocale(db, viewer, toBaseLocale(locale));
  return redirect(paths.userSettings(), {
    status: 303,
    headers: { "Set-Cookie": setCookie(LOCALE_COOKIE, locale, context) },
  });
}

async function changeUnits(call: ViewerCall, fields: FormData) {
  const units = fields.get("units");
  if (!isUnitChoice(units)) throw new AppError("request.invalid");
  await updateUnits(call.db, call.viewer, units);
  return redirectBack(call, "flash:saved");
}

async function changeWeekStart(call: ViewerCall, fields: FormData) {
  const start = fields.get("weekStart");
  if (!isWeekStart(start)) throw new AppError("request.invalid");
  await updateWeekStart(call.db, call.viewer, start);
  return redirectBack(call, "flash:saved");
}

/** Per browser: a phone may be dark where a laptop is not. */
async function changeTheme(call: ViewerCall, fields: FormData) {
  const theme = fields.get("theme");
  if (theme !== "system" && !isTheme(theme)) throw new AppError("request.invalid");
  const cookie = createThemeCookie(theme === "system" ? null : theme, call.context);
  return redirectWithFlash(call, paths.userSettings(), { key: "flash:saved" }, [cookie]);
}

async function changeLightPages(call: ViewerCall, fields: FormData) {
  const isLight = fields.get("light") === "on";
  await updateLightPages(call.db, call.viewer, isLight);
  const cookie = createLightCookie(isLight, call.context);
  return redirectWithFlash(call, paths.userSettings(), { key: "flash:saved" }, [cookie]);
}
