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
    sirv(path.join(client, "assets"), { ...options, maxAge: 31_536_000, immutable: true }),
  );
  app.use(sirv(client, { ...options, maxAge: 3_600 }));
}
