const MAX_PATH = 200;

export function redactPath(address: string): string {
  const [path = ""] = address.split("?");
  if (PLAIN.test(path)) return path.slice(0, MAX_PATH);
  const known = path.replace(/(?<=\/auth\/password\/reset\/).+/, "…");
  const segments = known.split("/").map((segment) => (NAME.test(segment) ? segment : "…"));
  return segments.join("/").slice(0, MAX_PATH);
}

/** Plain path segments, none after `reset/`, which is followed by a secret. */
const PLAIN = /^(\/(?!reset\/)[\w.-]{0,40})*$/;
const NAME = /^[\w.-]{0,40}$|^…$/;
