import type { AppLoadContext } from "@remix-run/node";
import type { ItemList, Recipe, WithContext } from "schema-dts";
import { UI_LOCALES, type UiLocale } from "#domain/language/locales";
import { translations } from "../../platform/translations";

export interface PageHead {
  description?: string;
  /** The address that everybody may open; search engines do not index a page without one. */
  publicPath?: string;
  title?: string;
  kind?: "article" | "profile" | "website";
  picture?: { path: string; alt: string };
  feed?: { path: string; title: string };
  structured?: WithContext<Recipe> | WithContext<ItemList>;
}

/** Added as text, outside React, so that the browser's bundle holds none of this. */
export function headOf(
  { origin, page: given, nonce }: AppLoadContext,
  locale: UiLocale,
  isLocaleNamed: boolean,
): string {
  const page = typeof given === "function" ? given() : given;
  const { description, publicPath, feed, structured } = page ?? {};
  const canonical = publicPath && (isLocaleNamed ? inLanguage(publicPath, locale) : publicPath);
  const tagline = description || translations(locale).t("tagline");
  return [
    element("meta", { name: "description", content: tagline }),
    ...(publicPath && canonical
      ? [
          element("link", { rel: "canonical", href: origin + canonical }),
          ...languages(origin, publicPath),
          ...card(origin, { ...page, publicPath: canonical }, tagline, locale),
        ]
      : [element("meta", { name: "robots", content: "noindex" })]),
    feed &&
      element("link", {
        rel: "alternate",
        type: "application/atom+xml",
        title: feed.title,
        href: origin + feed.path,
      }),
    structured &&
      `<script type="application/ld+json" nonce="${escaped(nonce)}">${jsonForScript(structured)}</script>`,
  ]
    .filter(Boolean)
    .join("");
}

/** No text in it can end a script element or start a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

export function inLanguage(path: string, locale: UiLocale): string {
  return `${path}${path.includes("?") ? "&" : "?"}locale=${locale}`;
}

function languages(origin: string, path: string): string[] {
  return [
    ...UI_LOCALES.map((each) =>
      element("link", {
        rel: "alternate",
        hreflang: each,
        href: origin + inLanguage(path, each),
      }),
    ),
    element("link", { rel: "alternate", hreflang: "x-default", href: origin + path }),
  ];
}

function card(origin: string, page: PageHead, description: string, locale: UiLocale): string[] {
  const { title, kind = "website", picture, publicPath = "" } = page;
  const facts: [string, string | undefined][] = [
    ["og:site_name", "Popote"],
    ["og:type", kind],
    ["og:title", title ?? "Popote"],
    ["og:description", description],
    ["og:url", origin + publicPath],
    ["og:locale", OPEN_GRAPH_LOCALES[locale]],
    ["og:image", picture && origin + picture.path],
    ["og:image:alt", picture?.alt],
  ];
  return [
    ...facts.flatMap(([property, content]) =>
      content === undefined ? [] : [element("meta", { property, content })],
    ),
    element("meta", {
      name: "twitter:card",
      content: picture ? "summary_large_image" : "summary",
    }),
  ];
}

const OPEN_GRAPH_LOCALES: Record<UiLocale, string> = {
  en: "en_GB",
  fr: "fr_FR",
  "fr-CA": "fr_CA",
};

function element(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join("")}/>`;
}
