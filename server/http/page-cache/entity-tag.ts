import { createHash } from "node:crypto";

/** RFC 9110, 8.8.3. */
export function computeEntityTag(body: Buffer | string): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

export function matchesEntityTag(tag: string, known: string | null | undefined): boolean {
  return known?.includes(tag) ?? false;
}
