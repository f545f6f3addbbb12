const MAX_PATH = 200;

/**
 * The path of an address as it may be logged: without its query, and with a sign in place of what may
 * be a secret or somebody's e-mail address: whatever is longer than a name of ours or has other signs.
 */
export function loggedPath(address: string): string {
  const [path = ""] = address.split("?");
  if (PLAIN.test(path)) return path.slice(0, MAX_PATH);
  const known = path.replace(/(?<=\/auth\/password\/reset\/).+/, "…");
  const segments = known.split("/").map((segment) => (NAME.test(segment) ? segment : "…"));
  return segments.join("/").slice(0, MAX_PATH);
}

/** A path of nothing but names, none of which follows one that a secret does. */
const PLAIN = /^(\/(?!reset\/)[\w.-]{0,40})*$/;
const NAME = /^[\w.-]{0,40}$|^…$/;
