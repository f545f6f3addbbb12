const MAX_PATH = 200;

/** Without the query, and with "…" for whatever may be a secret or an e-mail address. */
export function redactPath(address: string): string {
  const [path = ""] = address.split("?");
  if (PLAIN.test(path)) return path.slice(0, MAX_PATH);
  const known = path.replace(/(?<=\/auth\/password\/reset\/).+/, "…");
  const segments = known.split("/").map((segment) => (NAME.test(segment) ? segment : "…"));
  return segments.join("/").slice(0, MAX_PATH);
}

/** A path of plain names, none of which follows `reset/`, as a password reset's secret does. */
const PLAIN = /^(\/(?!reset\/)[\w.-]{0,40})*$/;
const NAME = /^[\w.-]{0,40}$|^…$/;
