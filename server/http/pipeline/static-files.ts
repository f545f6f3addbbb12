import path from "node:path";
import type { Readable } from "node:stream";
import type { Express } from "express";
import sirv from "sirv";

/**
 * Serves the files of a folder: built ones have their hash in the name; the rest is asked for again
 * after an hour.
 */
export function serveStaticFiles(app: Express, client: string): void {
  const options = { brotli: true, gzip: true, etag: true };
  // A file that is gone since the start, as while a new version is copied over it, ends its request
  // alone: sirv hears no errors of what it reads.
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
