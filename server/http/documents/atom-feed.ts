import { computeEntityTag, matchesEntityTag } from "../page-cache/entity-tag";
import { escapeHtml } from "./page-head";

/** RFC 4287. */
interface AtomFeed {
  title: string;
  pageUrl: string;
  feedUrl: string;
  language: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  title: string;
  url: string;
  author: { name: string; url: string };
  language: string;
  publishedAt: number;
  updatedAt: number;
  summary: string;
  imageUrl: string | undefined;
}

export function createAtomResponse({ headers: asked }: Request, feed: AtomFeed): Response {
  const updatedAt = Math.max(0, ...feed.entries.map((entry) => entry.updatedAt));
  const xml = removeControls(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(feed.language)}">
<title>${escapeHtml(feed.title)}</title>
<id>${escapeHtml(feed.feedUrl)}</id>
<link rel="self" type="application/atom+xml" href="${escapeHtml(feed.feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(feed.pageUrl)}"/>
<updated>${formatTime(updatedAt)}</updated>
${feed.entries.map(formatEntry).join("")}</feed>
`);
  const etag = computeEntityTag(xml);
  const headers = {
    "Content-Type": "application/atom+xml; charset=utf-8",
    "Cache-Control": "private, max-age=900",
    ETag: etag,
    Vary: "Cookie, Accept-Language",
  };
  if (matchesEntityTag(etag, asked.get("If-None-Match")))
    return new Response(null, { status: 304, headers });
  return new Response(xml, { headers });
}

function formatEntry(entry: FeedEntry): string {
  const image = entry.imageUrl
    ? `<link rel="enclosure" type="image/webp" href="${escapeHtml(entry.imageUrl)}"/>\n`
    : "";
  return `<entry xml:lang="${escapeHtml(entry.language)}">
<title>${escapeHtml(entry.title)}</title>
<id>${escapeHtml(entry.url)}</id>
<link rel="alternate" type="text/html" href="${escapeHtml(entry.url)}"/>
${image}<published>${formatTime(entry.publishedAt)}</published>
<updated>${formatTime(entry.updatedAt)}</updated>
<author><name>${escapeHtml(entry.author.name)}</name><uri>${escapeHtml(entry.author.url)}</uri></author>
<summary>${escapeHtml(entry.summary)}</summary>
</entry>
`;
}

function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** XML 1.0 cannot hold these characters, not even escaped. */
function removeControls(xml: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant.
  return xml.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}
