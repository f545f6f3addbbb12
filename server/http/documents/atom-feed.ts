import { entityTag, isKnown } from "../page-cache/entity-tag";
import { escaped } from "./page-head";

/** RFC 4287. */
export interface AtomFeed {
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
  pictureUrl: string | undefined;
}

export function atomResponse({ headers: asked }: Request, feed: AtomFeed): Response {
  const updatedAt = Math.max(0, ...feed.entries.map((entry) => entry.updatedAt));
  const xml = withoutControls(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(feed.language)}">
<title>${escaped(feed.title)}</title>
<id>${escaped(feed.feedUrl)}</id>
<link rel="self" type="application/atom+xml" href="${escaped(feed.feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escaped(feed.pageUrl)}"/>
<updated>${timeOf(updatedAt)}</updated>
${feed.entries.map(entryOf).join("")}</feed>
`);
  const etag = entityTag(xml);
  const headers = {
    "Content-Type": "application/atom+xml; charset=utf-8",
    "Cache-Control": "private, max-age=900",
    ETag: etag,
    Vary: "Cookie, Accept-Language",
  };
  if (isKnown(etag, asked.get("If-None-Match")))
    return new Response(null, { status: 304, headers });
  return new Response(xml, { headers });
}

function entryOf(entry: FeedEntry): string {
  const picture = entry.pictureUrl
    ? `<link rel="enclosure" type="image/webp" href="${escaped(entry.pictureUrl)}"/>\n`
    : "";
  return `<entry xml:lang="${escaped(entry.language)}">
<title>${escaped(entry.title)}</title>
<id>${escaped(entry.url)}</id>
<link rel="alternate" type="text/html" href="${escaped(entry.url)}"/>
${picture}<published>${timeOf(entry.publishedAt)}</published>
<updated>${timeOf(entry.updatedAt)}</updated>
<author><name>${escaped(entry.author.name)}</name><uri>${escaped(entry.author.url)}</uri></author>
<summary>${escaped(entry.summary)}</summary>
</entry>
`;
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** XML 1.0 cannot hold these characters, not even escaped. */
function withoutControls(xml: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant.
  return xml.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}
