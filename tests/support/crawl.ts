import yauzl from "yauzl-promise";
import type { Answer, Client } from "./client";

export interface CrawledText {
  address: string;
  text: string;
}

/** Also requests the data and the links of each page. Throws on a server error. */
export async function crawl(client: Client, addresses: string[]): Promise<CrawledText[]> {
  const sights: CrawledText[] = [];
  const links = new Set<string>();
  for (const address of addresses) {
    const answer = await open(client, address);
    sights.push({ address, text: await collectText(answer, address) });
    if (!isPage(answer)) continue;
    for (const link of linksIn(answer.text)) links.add(link);
    const data = dataAddress(address);
    sights.push({ address: data, text: await collectText(await open(client, data), data) });
  }
  for (const address of addresses) links.delete(address);
  for (const address of links) {
    sights.push({ address, text: await collectText(await open(client, address), address) });
  }
  return sights;
}

async function open(client: Client, address: string): Promise<Answer> {
  const answer = await client.get(address);
  if (answer.status >= 500) throw new Error(`${address} answers ${answer.status}`);
  return answer;
}

/** The text of a response; for an image its URL, for a redirect its target. */
async function collectText(answer: Answer, address: string): Promise<string> {
  const type = answer.headers.get("Content-Type") ?? "";
  if (/^image\//.test(type)) return answer.status === 200 ? address : "";
  const text = type === "application/zip" ? await unpacked(answer.bytes) : answer.text;
  return `${answer.location ?? ""} ${text}`.toLowerCase();
}

async function unpacked(bytes: Buffer): Promise<string> {
  const texts: string[] = [];
  for await (const entry of await yauzl.fromBuffer(bytes)) {
    const chunks: Buffer[] = [];
    for await (const chunk of await entry.openReadStream()) chunks.push(chunk as Buffer);
    texts.push(entry.filename, Buffer.concat(chunks).toString());
  }
  return texts.join("\n");
}

function isPage({ headers, location }: Answer): boolean {
  return location === null && /^text\/html/.test(headers.get("Content-Type") ?? "");
}

function dataAddress(address: string): string {
  const [path = "", query] = address.split("?");
  const data = path === "/" ? "/_root.data" : `${path.replace(/\/$/, "")}.data`;
  return query === undefined ? data : `${data}?${query}`;
}

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<(?:a|img|form)\b[^>]* (?:href|src)="(\/[^"#]*)/g)];
  return links.map(([, link = ""]) => link.replaceAll("&amp;", "&"));
}
