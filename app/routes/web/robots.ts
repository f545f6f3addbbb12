import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { forAnyone } from "#server/http/pipeline/route-guards";

export const loader = forAnyone(async ({ context: { origin } }) => {
  const text = `User-agent: *
Disallow: ${paths.search()}
Disallow: ${paths.login()}
Disallow: ${paths.signup()}
Disallow: ${paths.passwordReset()}
Disallow: /api/
Sitemap: ${origin}${serverPaths.sitemap()}
`;
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
});
