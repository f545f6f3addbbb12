import { readFileSync } from "node:fs";
import path from "node:path";

/** How a browser says that somebody comes from elsewhere: typed, kept or found at another site. */
const FROM_ELSEWHERE = ["none", "cross-site"];
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g;

const contents = new Map<string, string>();

/**
 * Puts the stylesheets into the page of a visitor from elsewhere, who has none of them yet: it is
 * painted two round trips earlier. Its links wait for LATE_START, which puts them in their place.
 * Both forms show the same, so that a cache may keep either.
 */
export function withStylesInside(html: string, request: Request, nonce: string): string {
  if (!isFromElsewhere(request.headers.get("Sec-Fetch-Site"))) return html;
  const files: string[] = [];
  const page = html.replace(STYLESHEET, (_link, file: string) => {
    files.push(file);
    return `<link rel="late-style" href="${file}"/>`;
  });
  const styles = files.map(contentOf).join("\n");
  return page.replace("</head>", () => `<style nonce="${nonce}">${styles}</style></head>`);
}

/** Whether the value of a Sec-Fetch-Site header says that its sender has nothing of Popote yet. */
export function isFromElsewhere(site: string | string[] | null | undefined): boolean {
  return FROM_ELSEWHERE.includes(String(site));
}

/** Built files have their hash in the name: what was read once stays true. */
function contentOf(file: string): string {
  const known = contents.get(file) ?? readFileSync(path.join("build/client", file), "utf8");
  contents.set(file, known);
  return known;
}
