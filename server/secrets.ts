import { createHash, randomBytes } from "node:crypto";

/** A random secret for a cookie, a link or a hidden address: 256 bits, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** How a secret is stored: its SHA-256, so that a stolen database opens nothing. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
