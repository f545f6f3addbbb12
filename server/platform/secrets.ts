import { createHash, randomBytes } from "node:crypto";

export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Only hashes are stored, so that a stolen database is useless. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
