import type { ItemList, Recipe, WithContext } from "schema-dts";
import { UI_LOCALES, type UiLocale } from "#domain/language/locales";
import { translations } from "../../platform/translations";

export interface PageHead {
  description?: string;
  /** A public path; search engines do not index a page without one. */
  publicPath?: string;
  title?: string;
  kind?: "article" | "profile" | "website";
  image?: { path: string; alt: string };
  feed?: { path: string; title: string };
  structured?: WithContext<Recipe> | WithContext<ItemList>;
}

/** Rendered as text, outside React, to keep it out of the browser's bundle. */
export function renderHead(
  given: PageHead | (() => PageHead) | undefined,
  { origin, nonce }: { origin: string; nonce: string },
  locale: UiLocale,
  isLocaleNamed: boolean,
): string {
  const page = typeof given === "function" ? given() : given;
  const { description, publicPath, feed, structured } = page ?? {};
  const canonical = publicPath && (isLocaleNamed ? addLocale(publicPath, locale) : publicPath);
  const tagline = description || translations(locale).t("tagline");
  return [
    renderElement("meta", { name: "description", content: tagline }),
    ...(publicPath && canonical
      ? [
          renderElement("link", { rel: "canonical", href: origin + canonical }),
          ...renderAlternates(origin, publicPath),
          ...renderCard(origin, { ...page, publicPath: canonical }, tagline, locale),
        ]
      : [renderElement("meta", { name: "robots", content: "noindex" })]),
    feed &&
      renderElement("link", {
        rel: "alternate",
        type: "application/atom+xml",
        title: feed.title,
        href: origin + feed.path,
      }),
    structured &&
      `<script type="application/ld+json" nonce="${escapeHtml(nonce)}">${serializeForScript(structured)}</script>`,
  ]
    .filter(Boolean)
    .join("");
}

/** Escapes whatever could end a script element or start a comment. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

export function addLocale(path: string, locale: UiLocale): string {
  return `${path}${path.includes("?") ? "&" : "?"}locale=${locale}`;
}

function renderAlternates(origin: string, path: string): string[] {
  return [
    ...UI_LOCALES.map((each) =>
      renderElement("link", {
        rel: "alternate",
        hreflang: each,
        href: origin + addLocale(path, each),
      }),
    ),
    renderElement("link", { rel: "alternate", hreflang: "x-default", href: origin + path }),
  ];
}

function renderCard(
  origin: string,
  page: PageHead,
  description: string,
  locale: UiLocale,
): string[] {
  const { title, kind = "website", image, publicPath = "" } = page;
  const facts: [string, string | undefined][] = [
    ["og:site_name", "Popote"],
    ["og:type", kind],
    ["og:title", title ?? "Popote"],
    ["og:description", description],
    ["og:url", origin + publicPath],
    ["og:locale", OPEN_GRAPH_LOCALES[locale]],
    ["og:image", image && origin + image.path],
    ["og:image:alt", image?.alt],
  ];
  return [
    ...facts.flatMap(([property, content]) =>
      content === undefined ? [] : [renderElement("meta", { property, content })],
    ),
    renderElement("meta", {
      name: "twitter:card",
      content: image ? "summary_large_image" : "summary",
    }),
  ];
}

const OPEN_GRAPH_LOCALES: Record<UiLocale, string> = {
  en: "en_GB",
  fr: "fr_FR",
  "fr-CA": "fr_CA",
};

function renderElement(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join("")}/>`;
}
