import type { AppLoadContext } from "@remix-run/node";
import type { Recipe, WithContext } from "schema-dts";
import { LOCALES, type Locale } from "#domain/locales";
import { translations } from "../../translations";

/** What a page says of itself to who does not read it: search engines, feed readers, other sites. */
export interface PageHead {
  /** In a sentence; else the tagline. */
  description?: string;
  /** Where the page is for everybody; a page without one is kept out of search engines. */
  publicPath?: string;
  /** Of the card that other sites show. */
  title?: string;
  kind?: "article" | "profile" | "website";
  /** The path of a picture, with its size in pixels where it is known. */
  picture?: { path: string; alt: string };
  /** The path of an Atom feed. */
  feed?: { path: string; title: string };
  /** schema.org, as JSON-LD. */
  structured?: WithContext<Recipe>;
}

/**
 * The elements that stand at the end of a page's head, for readers that load no script. They never
 * reach the browser's bundle: React leaves what it did not write at the end of a head alone.
 */
export function headOf(
  { origin, page, nonce }: AppLoadContext,
  locale: Locale,
  isLocaleNamed: boolean,
): string {
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

/** JSON that can stand in a script element: no text in it ends the element or starts a comment. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** A text inside an attribute or an element of HTML or XML. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The address of a public page in one language, for who has not chosen one. */
export function inLanguage(path: string, locale: Locale): string {
  return `${path}${path.includes("?") ? "&" : "?"}locale=${locale}`;
}

function languages(origin: string, path: string): string[] {
  return [
    ...LOCALES.map((each) =>
      element("link", {
        rel: "alternate",
        hreflang: each,
        href: origin + inLanguage(path, each),
      }),
    ),
    element("link", { rel: "alternate", hreflang: "x-default", href: origin + path }),
  ];
}

function card(origin: string, page: PageHead, description: string, locale: Locale): string[] {
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
    // The rest a Twitter card takes from Open Graph.
    element("meta", {
      name: "twitter:card",
      content: picture ? "summary_large_image" : "summary",
    }),
  ];
}

/** As Open Graph writes languages. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: "en_CA", fr: "fr_CA" };

function element(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join("")}/>`;
}
