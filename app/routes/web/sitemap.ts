import { LOCALES } from "#domain/locales";
import { paths } from "#domain/paths";
import { AppError } from "#server/errors";
import { escaped, inLanguage } from "#server/http/documents/page-head";
import { idFrom } from "#server/http/pipeline/id-parameters";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { countSitemapParts, sitemapRecipes } from "#server/recipes/feed-and-sitemap";

const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
};
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The PUBLIC recipes for search engines: a list of parts, and each part as it is read. */
export const loader = forAnyone(async ({ db, url, context: { origin } }) => {
  const parts = await countSitemapParts(db);
  if (!url.searchParams.has("part")) {
    const list = Array.from({ length: parts }, (_, index) => partOf(origin, index + 1));
    const xml = `${XML}<sitemapindex ${NAMESPACES}>\n${list.join("")}</sitemapindex>\n`;
    return new Response(xml, { headers: HEADERS });
  }
  const part = idFrom(url, "part", "request.notFound");
  if (part > parts) throw new AppError("request.notFound");
  const chunks = sitemapChunks(origin, sitemapRecipes(db, part));
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

async function* sitemapChunks(origin: string, batches: ReturnType<typeof sitemapRecipes>) {
  yield `${XML}<urlset ${NAMESPACES}>\n`;
  for await (const recipes of batches) {
    yield recipes.map(({ id, updatedAt }) => addressOf(origin, id, updatedAt)).join("");
  }
  yield "</urlset>\n";
}

function partOf(origin: string, part: number): string {
  return `<sitemap><loc>${escaped(origin + paths.sitemap(part))}</loc></sitemap>\n`;
}

function addressOf(origin: string, id: number, updatedAt: number): string {
  const path = paths.recipeView(id);
  const languages = LOCALES.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(origin + inLanguage(path, locale))}"/>`,
  );
  return `<url><loc>${escaped(origin + path)}</loc>${languages.join("")}<lastmod>${new Date(updatedAt).toISOString()}</lastmod></url>\n`;
}
