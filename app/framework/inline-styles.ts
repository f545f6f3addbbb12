import { readFileSync } from "node:fs";
import path from "node:path";
import { isFirstPage } from "#server/http/pipeline/first-page";

const STYLESHEET =
  /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"(?: media="([^"]+)")?\/>/g;

const known = new Map<string, string>();

/**
 * Puts the stylesheets into the page of a browser that has none of them yet: it is painted two round
 * trips earlier. Its links wait for LATE_START, which puts them in their place.
 * Both forms show the same, so that a cache may keep either.
 */
export function withInlineStyles(html: string, request: Request, nonce: string): string {
  if (!isFirstPage(request)) return html;
  const contents: string[] = [];
  const page = html.replace(STYLESHEET, (link: string, file: string, media?: string) => {
    const content = readStylesheet(file);
    contents.push(media ? `@media ${media}{${content}}` : content);
    return link.replace("stylesheet", "late-style");
  });
  const styles = contents.join("\n");
  return page.replace("</head>", () => `<style nonce="${nonce}">${styles}</style></head>`);
}

/** Built files have their hash in the name, so their content never changes. */
function readStylesheet(file: string): string {
  const content = known.get(file) ?? readFileSync(path.join("build/client", file), "utf8");
  known.set(file, content);
  return content;
}
