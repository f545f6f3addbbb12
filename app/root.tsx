import { data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { differsOnlyInView } from "#domain/recipe/servings";
import { paths } from "#domain/site/paths";
import type { Theme } from "#domain/site/theme";
import { findCachedMaintenance } from "#server/admin/maintenance";
import { countWaiting } from "#server/admin/overview";
import { canSignUp } from "#server/features/accounts/registration";
import { listPendingFollowers } from "#server/features/follows/queries";
import {
  DRAWER_COOKIE,
  getTimeZone,
  LOCALE_COOKIE,
  readPreference,
  readTheme,
  setCookie,
} from "#server/http/pipeline/cookies";
import { clearFirstPageCookie } from "#server/http/pipeline/first-page";
import { findNewLocale } from "#server/http/pipeline/request-locale";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { consumeFlash, extendSession } from "#server/http/pipeline/session";
import { VERSION } from "#server/platform/version";
import { isAdmin } from "#server/policies/permissions";
import { useTranslation } from "~/ui/translation";
import { LATE_START } from "./framework/late-scripts";
import { PageTitle } from "./shell/page-title";
import { type RootData, useRootData } from "./shell/root-data";
import { Shell } from "./shell/shell";
import darkStyles from "./ui/dark.css?url";
import { useLight } from "./ui/light";
import { NonceContext } from "./ui/nonce";
import "./ui/theme.css";
import "./ui/base.css";
import "./shell/shell.css";
import "./shell/light.css";
import "./ui/forced-colors.css";

export const handle = { i18n: ["common"] };

export const loader = forAnyone(async (call) => {
  const { db, viewer, uiLocale, context, hasFormErrors } = call;
  const newLocale = findNewLocale(call.request);
  const cookies = [
    await extendSession(call),
    newLocale && setCookie(LOCALE_COOKIE, newLocale, context),
    clearFirstPageCookie(call),
  ].filter((cookie) => typeof cookie === "string");
  return data<RootData>(
    {
      locale: uiLocale,
      viewer: viewer && {
        id: viewer.id,
        username: viewer.username,
        imageVersion: viewer.imageVersion,
        isAdmin: isAdmin(viewer),
        adminWaiting: isAdmin(viewer) ? await countWaiting(db) : 0,
        pendingFollowers: await listPendingFollowers(db, viewer),
      },
      canSignUp: !viewer && (await canSignUp(db, context.registration)),
      flash: await consumeFlash(call, uiLocale),
      hasFormErrors,
      isClosed: isAdmin(viewer) && (await findCachedMaintenance(db)) !== undefined,
      theme: readTheme(call.request),
      isDrawerClosed: readPreference(call.request, DRAWER_COOKIE) === "closed",
      timeZone: getTimeZone(call.request),
      version: VERSION,
      nonce: context.nonce,
    } satisfies RootData,
    { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) },
  );
});

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.defaultShouldRevalidate && !differsOnlyInView(args.currentUrl, args.nextUrl);
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  // The root loader's data is missing if it failed, but the page still has scripts.
  const given = useContext(NonceContext);
  const nonce = root?.nonce ?? given;
  const isLight = useLight() !== null;
  const { i18n } = useTranslation();
  return (
    <html lang={root?.locale ?? i18n.language} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageTitle />
        <link rel="icon" href="/images/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/images/icon-apple-180.png" />
        <link rel="manifest" href={paths.manifest()} />
        <Meta />
        <Links />
        <ThemeLinks theme={root?.theme ?? null} />
      </head>
      <body>
        <NonceContext.Provider value={nonce}>
          <Shell>{children}</Shell>
        </NonceContext.Provider>
        {!isLight && (
          <>
            <script
              nonce={nonce}
              suppressHydrationWarning
              // Runs only from the server's HTML, so the browser's bundle leaves it out.
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant.
              dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? LATE_START : "" }}
            />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Dark theme, if chosen or preferred by the system; must follow the light theme's styles. */
function ThemeLinks({ theme }: { theme: Theme | null }) {
  const media = theme ? "screen" : "screen and (prefers-color-scheme: dark)";
  return (
    <>
      {theme !== "dark" && <meta name="theme-color" content="#dbe7d9" />}
      {theme !== "light" && (
        <>
          <meta name="theme-color" content="#26322b" media={media} />
          <link rel="stylesheet" href={darkStyles} media={media} />
        </>
      )}
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export { ErrorBoundary } from "./shell/error-boundary";
