import { createHash } from "node:crypto";

const SCRIPTS = /<script([^>]*)>(.*?)<\/script>/gs;
const DATA = /type="application\/ld\+json"/;

/** Hashes instead of a nonce, because a cached page is sent many times. */
export function addScriptHashes(policy: string, html: string): string {
  const digests = [...html.matchAll(SCRIPTS)].flatMap(([, attributes = "", text = ""]) =>
    text === "" || DATA.test(attributes) ? [] : [`'sha256-${hashScript(text)}'`],
  );
  const sources = ["script-src", "'self'", ...new Set(digests)].join(" ");
  return policy.replace(/script-src [^;]*/, () => sources);
}

function hashScript(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
