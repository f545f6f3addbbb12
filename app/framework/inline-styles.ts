import { readFileSync } from "node:fs";
import path from "node:path";
import { isFirstPage } from "#server/http/pipeline/first-page";

const STYLESHEET =
  /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"(?: media="([^"]+)")?\/>/g;

const known = new Map<string, string>();

// Inlines the stylesheets on a browser's first page, which saves two round trips before the first
// paint. Both variants look the same, so a cache may store either.
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

/** Built files have a content hash in their name, so they can be cached forever. */
function readStylesheet(file: string): string {
  const content = known.get(file) ?? readFileSync(path.join("build/client", file), "utf8");
  known.set(file, content);
  return content;
}
