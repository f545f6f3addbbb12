import { parse } from "yaml";
import { toFieldKey } from "../field-names";
import { isJsonObject, jsonText } from "../untyped-json";

export type Metadata = ReadonlyMap<string, unknown>;

const MAX_FRONT_MATTER = 10_000;
const MAX_ALIASES = 10;
/** The YAML parser recurses into lists; deeper nesting overflows Node's stack. */
const MAX_BRACKETS = 50;
const NESTED_DASHES = /^[ \t]*(?:[-?][ \t]+){4}/m;

export function splitMetadata(text: string): { metadata: Metadata; body: string } {
  const lines = text.trimStart().split("\n");
  const isFenced = lines[0]?.trim() === "---";
  const end = isFenced ? lines.findIndex((line, at) => at > 0 && line.trimEnd() === "---") : -1;
  const front = end === -1 ? [] : lines.slice(1, end);
  const rest = lines.slice(end + 1).map((line) => line.replace(SECTION_LINE, "= "));
  const old = rest.filter((line) => OLD_LINE.test(line)).map((line) => line.replace(OLD_LINE, ""));
  return {
    metadata: new Map([...flattenFacts(frontMatter(front.join("\n"))), ...plainFacts(old)]),
    body: rest.filter((line) => !OLD_LINE.test(line)).join("\n"),
  };
}

/** Some authors write ">> steps: Pastry" as a section heading. */
const SECTION_LINE = /^\s*>>\s?(?:steps?|étapes?)\s*:\s*(?=\p{L})/iu;
const OLD_LINE = /^\s*>>\s?(?=[^:]{1,100}:)/;

function frontMatter(text: string): unknown {
  const brackets = text.match(/[[{]/g)?.length ?? 0;
  const isDeep = brackets > MAX_BRACKETS || NESTED_DASHES.test(text);
  try {
    if (text.length <= MAX_FRONT_MATTER && !isDeep)
      return parse(text, { maxAliasCount: MAX_ALIASES, logLevel: "error", schema: "core" });
  } catch {
    // Not valid or not safe YAML: read line by line.
  }
  return plainFacts(text.split("\n"));
}

function plainFacts(lines: string[]): Map<string, unknown> {
  const facts = new Map<string, unknown>();
  for (const line of lines) {
    const [name = "", ...said] = line.split(":");
    const fact = said.join(":").trim().replace(QUOTED, "$2");
    if (name !== "" && said.length > 0) facts.set(toFieldKey(name), fact);
  }
  return facts;
}

const QUOTED = /^(["'])(.*)\1$/;

function flattenFacts(value: unknown): Map<string, unknown> {
  if (value instanceof Map) return value;
  const facts = new Map<string, unknown>();
  if (!isJsonObject(value)) return facts;
  for (const [key, fact] of Object.entries(value)) {
    facts.set(toFieldKey(key), fact);
    if (!isJsonObject(fact)) continue;
    for (const [inner, part] of Object.entries(fact))
      facts.set(toFieldKey(`${key}.${inner}`), part);
  }
  return facts;
}

export function readFacts(metadata: Metadata, ...names: string[]): string[] {
  return names
    .flatMap((name) => metadata.get(name))
    .map(jsonText)
    .filter(Boolean);
}

export function readFact(metadata: Metadata, ...names: string[]): string {
  return readFacts(metadata, ...names)[0] ?? "";
}
