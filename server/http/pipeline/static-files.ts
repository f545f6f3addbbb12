import type { ServerResponse } from "node:http";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Express } from "express";
import sirv from "sirv";

export function serveStaticFiles(app: Express, client: string): void {
  const options = { brotli: true, gzip: true, etag: true };
  // sirv ignores read errors: a file deleted since the start would crash the process.
  app.use((_request, response, next) => {
    response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
    next();
  });
  app.use(
    "/assets",
    sirv(path.join(client, "assets"), {
      ...options,
      maxAge: 31_536_000,
      immutable: true,
      setHeaders: omitPageHeaders,
    }),
  );
  app.use(sirv(client, { ...options, maxAge: 3_600 }));
}

/** About pages, not their scripts and styles: on each of a page's twenty files they cost 0.5 KB. */
const PAGE_HEADERS = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "X-DNS-Prefetch-Control",
  "X-Frame-Options",
  "X-XSS-Protection",
];

function omitPageHeaders(response: ServerResponse, file: string): void {
  if (!/\.(?:js|css)$/.test(file)) return;
  for (const name of PAGE_HEADERS) response.removeHeader(name);
}
