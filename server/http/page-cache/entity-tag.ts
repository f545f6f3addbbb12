import { createHash } from "node:crypto";

/** The strong entity tag (RFC 9110, 8.8.3) of a body, as sent. */
export function entityTag(body: Buffer | string): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** Whether who asks has what a tag stands for; `known` is their If-None-Match header. */
export function isKnown(tag: string, known: string | null | undefined): boolean {
  return known?.includes(tag) ?? false;
}
