import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { onTestFinished } from "vitest";

const NOT_FOR_READERS =
  /<script\b.*?<\/script>|<link rel="(?!stylesheet)[^>]*>|<meta (?:name="(?!viewport)|property)[^>]*>|<!--.*?-->/gs;
const FILES = /(?:href="(\/assets\/[^"]+\.css)"|src="(\/images\/[^"]+)"|(\/image\/\S+) 400w)/g;

/** Serves a page's text, stylesheet and phone-sized photo, precompressed; returns the URL. */
export async function serveByHand(address: string): Promise<string> {
  const whole = await (await fetch(address)).text();
  const files = new Map<string, Buffer>();
  let styles = "";
  let photo = "";
  for (const [, css, logo, thumbnail] of whole.matchAll(FILES)) {
    const file = css ?? logo ?? thumbnail ?? "";
    const bytes = Buffer.from(await (await fetch(new URL(file, address))).arrayBuffer());
    if (css) styles += bytes;
    else files.set(file, bytes);
    if (thumbnail) photo = thumbnail;
  }
  const html = whole
    .replace(NOT_FOR_READERS, "")
    .replace(/<link rel="stylesheet".*?>/g, "")
    .replace(/ srcset="[^"]*"| sizes="[^"]*"/gi, "")
    .replace(/src="\/image\/[^"]+"/, `src="${photo}"`)
    .replace("</head>", () => `<link rel="icon" href="data:,"><style>${styles}</style></head>`);
  const page = brotliCompressSync(html);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (file) {
      response.setHeader("Content-Type", request.url === photo ? "image/webp" : "image/svg+xml");
      response.setHeader("Cache-Control", "max-age=31536000, immutable");
      response.end(file);
    } else if (request.url === "/") {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Content-Encoding", "br");
      response.end(page);
    } else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
