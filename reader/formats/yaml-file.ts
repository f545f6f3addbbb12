import { parseAllDocuments } from "yaml";
import { ArchiveError } from "../archive/archive-error";

const YAML_NAME = /\.ya?ml$/i;
const MAX_YAML = 2_000_000;
const MAX_ALIASES = 10;
/** The YAML parser recurses into lists; deeper nesting overflows Node's stack. */
const MAX_DEPTH = 50;
const NESTED_DASHES = /^[ \t]*(?:[-?][ \t]+){4}/m;
const INDENTED = /^ {200}/m;

export function isYamlName(name: string): boolean {
  return YAML_NAME.test(name);
}

/** Returns a list for several documents. Throws ArchiveError. */
export function parseYaml(text: string): unknown {
  if (text.length > MAX_YAML) throw new ArchiveError("tooLarge");
  if (bracketDepth(text) > MAX_DEPTH || NESTED_DASHES.test(text) || INDENTED.test(text))
    throw new ArchiveError("unsafe");
  try {
    const documents = parseAllDocuments(text, { logLevel: "error", schema: "core" });
    const values = [...documents].map((each) => each.toJS({ maxAliasCount: MAX_ALIASES }));
    return values.length === 1 ? values[0] : values;
  } catch {
    throw new ArchiveError("damaged");
  }
}

/** An upper bound: counts brackets in strings too. */
function bracketDepth(text: string): number {
  let [depth, most] = [0, 0];
  for (const sign of text.match(/[[\]{}]/g) ?? []) {
    depth = Math.max(0, depth + (sign === "[" || sign === "{" ? 1 : -1));
    most = Math.max(most, depth);
  }
  return most;
}
