import { createHash } from "node:crypto";
import { FALLBACK_LOCALE, toBaseLocale, UI_LOCALES, type UiLocale } from "#domain/language/locales";
import { KEPT_TICK_MS, MAX_KEPT_TICKS } from "#domain/shopping/shopping";
import { ANSWER_MARK } from "#domain/site/answer-mark";
import { ownPaths } from "#domain/site/own-paths";
import { imagePaths, paths } from "#domain/site/paths";
import { photoPaths } from "#domain/site/photo-paths";
import { compressBody } from "#server/http/page-cache/compression";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { translations } from "#server/platform/translations";
import ticks from "~/shell/worker/kept-ticks.js?raw";
import listStyle from "~/shell/worker/list.css?raw";
import copies from "~/shell/worker/offline-copies.js?raw";
import pages from "~/shell/worker/offline-pages.js?raw";
import events from "~/shell/worker/worker-events.js?raw";
import darkTheme from "~/ui/dark.css?raw";
import theme from "~/ui/theme.css?raw";

export const loader = forAnyone(async ({ request }) => {
  const headers = new Headers({ "Cache-Control": "no-cache", ETag: tag });
  if (request.headers.get("If-None-Match") === tag) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", "text/javascript; charset=utf-8");
  const body = await compressBody(request, Buffer.from(script), headers);
  return new Response(new Uint8Array(body), { headers });
});

/** Site constants for the worker: paths without queries, and texts. */
const site = {
  home: paths.home(),
  recipePath: stripQuery(paths.recipeView(0)),
  listPath: paths.shopping(),
  cachedPaths: [paths.recipeView(0), paths.recipeCook(0), paths.shopping()].map(stripQuery),
  listedPaths: [paths.recipeView(0), paths.shopping()].map(stripQuery),
  ticksPath: ownPaths.shoppingTicks(),
  keptTickMs: KEPT_TICK_MS,
  maxTicks: MAX_KEPT_TICKS,
  answerMark: ANSWER_MARK,
  // After these another user may be signed in.
  sessionPaths: [
    paths.login(),
    paths.logout(),
    paths.google(),
    paths.googleCallback(),
    paths.signupGoogle(),
    paths.accountDelete(),
    ...["/auth/login", "/auth/logout"].flatMap((call) => [call, `/api/v1${call}`]),
  ],
  // Offline copies use thumbnails instead of photos.
  smallImages: [
    [imagePaths.recipe(0, 0), imagePaths.recipeThumbnail(0, 0)],
    [photoPaths.image(0), photoPaths.thumbnail(0)],
  ].map((pair) => pair.map((path) => path.replace(/0-v\d\.webp/, ""))),
  style: `${theme}${listStyle}@media screen and (prefers-color-scheme: dark){${darkTheme}}`,
  fallback: FALLBACK_LOCALE,
  texts: Object.fromEntries(UI_LOCALES.map((locale) => [locale, textsIn(locale)])),
};

/** Bundles the files into one script without imports, exports, comments and indentation. */
const code = [events, ticks, copies, pages]
  .join("")
  .replace(/^import [^;]*;\n|^export |^\/\*[\s\S]*?\*\/\n|^ +/gm, "");
const script = `const POPOTE = ${JSON.stringify(site)};\n${code}`;
const tag = `"${createHash("sha256").update(script).digest("base64url")}"`;

function stripQuery(address: string): string {
  return address.replace(/\?.*$/, "");
}

function textsIn(locale: UiLocale) {
  return translations(locale).getResourceBundle(toBaseLocale(locale), "offline");
}
