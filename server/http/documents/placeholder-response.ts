import type { Request, Response } from "express";
import { parsePlaceholder } from "#domain/recipe/placeholder";
import { drawPlaceholder } from "./placeholder-drawing";

/** An SVG of its own may style itself; it loads and runs nothing. */
const HEADERS = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
};

/** Answers /image/placeholder/DESERT-7.svg; 404 for any other name. */
export function servePlaceholder(request: Request, response: Response): void {
  const placeholder = parsePlaceholder(request.params.name ?? "");
  if (!placeholder) {
    response.status(404).set("Cache-Control", "no-store").end();
    return;
  }
  response.set(HEADERS).type("image/svg+xml").send(drawPlaceholder(placeholder));
}
