import type { Document, Element } from "domhandler";
import type { Language } from "#domain/language/languages";
import { foldedKey } from "#domain/text/text";
import { extractText, htmlToText } from "./html/html-to-text";
import { walkElements } from "./html/parse-html";
import { toWebAddress } from "./json-ld/image-address";
import { parseLanguageTag } from "./json-ld/language-tag";

export interface PageHead {
  title: string;
  site: string;
  description: string;
  language: Language | null;
  base: string | null;
  canonical: string | null;
  image: string | null;
}

const MAX_LOOKED_AT = 20_000;

export function readPageHead(page: Document, address: string | null): PageHead {
  const said = new Map<string, string>();
  let looked = 0;
  for (const element of walkElements(page)) {
    const [name, value] = metadataIn(element);
    if (name && value && !said.has(name)) said.set(name, value);
    if (++looked > MAX_LOOKED_AT) break;
  }
  const base = toWebAddress(said.get("base") ?? "", address) ?? address;
  return {
    title: pickTitle(said),
    site: readSiteName(said),
    description: htmlToText(said.get("og:description") ?? said.get("description") ?? ""),
    language: parseLanguageTag(said.get("lang")) ?? parseLanguageTag(said.get("og:locale")),
    base,
    canonical: toWebAddress(said.get("canonical") ?? said.get("og:url") ?? "", base),
    image: toWebAddress(said.get("og:image") ?? said.get("twitter:image") ?? "", base),
  };
}

function metadataIn(element: Element): [string?, string?] {
  const { attribs } = element;
  if (element.name === "meta")
    return [(attribs.property ?? attribs.name)?.toLowerCase(), attribs.content];
  if (element.name === "link" && attribs.rel === "canonical") return ["canonical", attribs.href];
  if (element.name === "base") return ["base", attribs.href];
  if (element.name === "html") return ["lang", attribs.lang ?? attribs["xml:lang"]];
  if (element.name === "h1") return ["h1", extractText(element)];
  if (element.name === "title" && element.children[0]?.type === "text") {
    return ["title", element.children[0].data];
  }
  return [];
}

function pickTitle(said: Map<string, string>): string {
  const heading = oneLine(said.get("h1") ?? "");
  const site = readSiteName(said);
  const shared = oneLine(said.get("og:title") ?? "");
  const isShared = shared !== "" && foldedKey(shared) !== foldedKey(site);
  const title = isShared ? shared : oneLine(said.get("title") ?? "");
  if (heading && (!isShared || title.startsWith(heading))) return heading;
  const [, plain = title, last = ""] = NAMED.exec(title) ?? [];
  return title.endsWith(` | ${last}`) ? plain : withoutSiteName(title, site);
}

const NAMED = /^(.+) (?:[|–—-]|::?) (.{1,60})$/;

export function withoutSiteName(title: string, site: string): string {
  const [, plain = title, last = ""] = title.length > MAX_TITLE ? [] : (NAMED.exec(title) ?? []);
  return site !== "" && foldedKey(last) === foldedKey(site) ? plain : title;
}

const MAX_TITLE = 300;

function readSiteName(said: Map<string, string>): string {
  return oneLine(said.get("og:site_name") ?? "");
}

function oneLine(text: string): string {
  return htmlToText(text).replaceAll("\n", " ");
}
