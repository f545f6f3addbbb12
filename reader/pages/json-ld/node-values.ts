import { htmlToText } from "../html/html-to-text";

export type Node = Record<string, unknown>;

export type NodeResolver = (id: string) => Node | undefined;

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function readProperty(node: Node, ...names: string[]): unknown {
  for (const name of names) {
    for (const key of listKeys(name)) {
      const value = Object.hasOwn(node, key) ? node[key] : undefined;
      if (!isEmpty(value)) return unwrapList(value);
    }
  }
  return undefined;
}

/** Some sites capitalise names: "ItemListElement". */
function listKeys(name: string): string[] {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [...PREFIXES.map((prefix) => prefix + name), capital];
}

const PREFIXES = [
  "",
  "schema:",
  ...["http://", "https://", "http://www.", "https://www."].map((start) => `${start}schema.org/`),
];

/** JSON-LD may wrap a list as @list or @set; some languages write a list as { "0": …, "1": … }. */
function unwrapList(value: unknown): unknown {
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isNode(only)) return value;
  const list = only["@list"] ?? only["@set"];
  if (Array.isArray(list)) return list;
  return Object.keys(only).every((key) => /^\d{1,3}$/.test(key)) ? Object.values(only) : value;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return Array.isArray(value) && value.length === 0;
}

export function listSchemaTypes(node: Node): string[] {
  return asList(readProperty(node, "@type", "type"))
    .filter((type) => typeof type === "string")
    .map((type) =>
      type
        .replace(/^.*[/:#]/, "")
        .trim()
        .toLowerCase(),
    );
}

export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function resolveNode(value: unknown, resolveId: NodeResolver): unknown {
  if (!isNode(value) || typeof value["@id"] !== "string") return value;
  const isPointer = Object.keys(value).every((key) => key === "@id" || key === "@type");
  return (isPointer && resolveId(value["@id"])) || value;
}

export function nodeText(value: unknown, depth = 0): string {
  if (typeof value === "string") return htmlToText(value);
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (depth > 3) return "";
  if (Array.isArray(value)) {
    for (const each of value.slice(0, 10)) {
      const text = nodeText(each, depth + 1);
      if (text) return text;
    }
    return "";
  }
  return isNode(value) ? nodeText(readProperty(value, "@value", "name", "text"), depth + 1) : "";
}

export function nodeLine(value: unknown): string {
  return nodeText(value).replaceAll("\n", " ");
}
