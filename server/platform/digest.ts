import { createHash } from "node:crypto";

/** JSON, because v8.serialize gives different bytes for equal numbers. */
export function computeDigest(shown: unknown): string {
  const text = JSON.stringify(shown, (_, value) =>
    typeof value === "bigint" ? `${value}n` : value,
  );
  return createHash("sha256").update(text).digest("base64url");
}
