import { readFileSync } from "node:fs";
import path from "node:path";
import { isFromElsewhere } from "#server/http/pipeline/same-origin";

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g;

const contents = new Map<string, string>();

/**
 * Puts the stylesheets into the page of a visitor from elsewhere, who has none of them yet: it is
 * painted two round trips earlier. Its links wait for LATE_START, which puts them in their place.
 * Both forms show the same, so that a cache may keep either.
 */
export function withInlineStyles(html: string, request: Request, nonce: string): string {
  if (!isFromElsewhere(request.headers.get("Sec-Fetch-Site"))) return html;
  const files: string[] = [];
  const page = html.replace(STYLESHEET, (_link, file: string) => {
    files.push(file);
    return `<link rel="late-style" href="${file}"/>`;
  });
  const styles = files.map(contentOf).join("\n");
  return page.replace("</head>", () => `<style nonce="${nonce}">${styles}</style></head>`);
}

/** Built files have their hash in the name, so their content never changes. */
function contentOf(file: string): string {
  const known = contents.get(file) ?? readFileSync(path.join("build/client", file), "utf8");
  contents.set(file, known);
  return known;
}
