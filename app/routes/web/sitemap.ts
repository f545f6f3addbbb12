import { EXPLORE_SORTS, HEMISPHERES } from "#domain/explore/explore";
import { UI_LOCALES } from "#domain/language/locales";
import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { type ExploreStart, getExploreStart } from "#server/features/explore/queries";
import { countSitemapParts, streamSitemapRecipes } from "#server/features/recipes/feed-and-sitemap";
import { addLocale, escapeHtml } from "#server/http/documents/page-head";
import { getId } from "#server/http/pipeline/id-parameters";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";

const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
};
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Sitemap of the PUBLIC recipes: an index, and its parts. */
export const loader = forAnyone(async ({ db, url, context: { origin } }) => {
  const parts = await countSitemapParts(db);
  if (!url.searchParams.has("part")) {
    const list = Array.from({ length: parts }, (_, index) => renderPart(origin, index + 1));
    const xml = `${XML}<sitemapindex ${NAMESPACES}>\n${list.join("")}</sitemapindex>\n`;
    return new Response(xml, { headers: HEADERS });
  }
  const part = getId(url, "part", "request.notFound");
  if (part > parts) throw new AppError("request.notFound");
  const first = part === 1 ? exploreAddresses(origin, await getExploreStart(db, null)) : "";
  const chunks = sitemapChunks(origin, first, streamSitemapRecipes(db, part));
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return new Response(stream, { headers: HEADERS });
});

async function* sitemapChunks(
  origin: string,
  first: string,
  batches: ReturnType<typeof streamSitemapRecipes>,
) {
  yield `${XML}<urlset ${NAMESPACES}>\n${first}`;
  for await (const recipes of batches) {
    yield recipes
      .map(({ id, updatedAt }) => renderAddress(origin, paths.recipeView(id), updatedAt))
      .join("");
  }
  yield "</urlset>\n";
}

function renderPart(origin: string, part: number): string {
  return `<sitemap><loc>${escapeHtml(origin + serverPaths.sitemap(part))}</loc></sitemap>\n`;
}

function exploreAddresses(
  origin: string,
  { categories, languages }: Pick<ExploreStart, "categories" | "languages">,
): string {
  return [
    {},
    ...EXPLORE_SORTS.map((sort) => ({ sort })),
    ...HEMISPHERES.map((season) => ({ season })),
    { show: "cooks" as const },
    ...categories.map((category) => ({ category })),
    ...languages.map((language) => ({ language })),
  ]
    .map((list) => renderAddress(origin, paths.explore(list)))
    .join("");
}

function renderAddress(origin: string, path: string, updatedAt?: number): string {
  const languages = UI_LOCALES.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(origin + addLocale(path, locale))}"/>`,
  );
  const changed =
    updatedAt === undefined ? "" : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
  return `<url><loc>${escapeHtml(origin + path)}</loc>${languages.join("")}${changed}</url>\n`;
}
