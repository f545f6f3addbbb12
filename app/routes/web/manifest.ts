import { paths } from "#domain/site/paths";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { translations } from "#server/platform/translations";

const COLOUR = "#dbe7d9";

/** Web app manifest, including the share target that imports from other apps. */
export const loader = forAnyone(async ({ uiLocale }) => {
  const manifest = {
    id: paths.home(),
    name: "Popote",
    short_name: "Popote",
    description: translations(uiLocale).t("common:tagline"),
    lang: uiLocale,
    start_url: paths.home(),
    scope: "/",
    display: "standalone",
    background_color: COLOUR,
    theme_color: COLOUR,
    icons: [
      buildIcon("icon-192.png", "192x192"),
      buildIcon("icon-512.png", "512x512"),
      { ...buildIcon("icon-maskable-512.png", "512x512"), purpose: "maskable" },
      { src: "/images/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    screenshots: [buildScreenshot("narrow", "780x1560"), buildScreenshot("wide", "1280x800")],
    share_target: {
      action: paths.imports(),
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "address" },
    },
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      Vary: "Cookie, Accept-Language",
    },
  });
});

function buildIcon(file: string, sizes: string) {
  return { src: `/images/${file}`, sizes, type: "image/png" };
}

function buildScreenshot(form: "narrow" | "wide", sizes: string) {
  const src = `/images/screenshot-${form}.webp`;
  return { src, sizes, type: "image/webp", form_factor: form };
}
