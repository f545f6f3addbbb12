import { MAX_PAGE } from "../reading-limits";
import { parseBrokenJson } from "./broken-json";

/** Longer texts are data of the page's own script, written by a machine. */
const MAX_MENDED = 1_000_000;

export function parseLenientJson(text: string): unknown {
  const bare = unwrap(text.slice(0, MAX_PAGE));
  const inner = /^"(?:\s|\\[nrt])*[[{]/.test(bare) ? tryParse(bare) : undefined;
  if (typeof inner === "string") return parseValue(trimInvisible(inner));
  return /^[[{]\s*\\"/.test(bare) ? parseValue(unescapeQuotes(bare)) : parseValue(bare);
}

function parseValue(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  const whole = tryParse(text);
  if (whole !== undefined || text.length > MAX_MENDED) return whole;
  const isEncoded = /&(?:quot|#34|#x22);/.test(text.slice(0, 200));
  const plain = isEncoded ? decodeEntities(text) : text;
  return (isEncoded ? tryParse(plain) : undefined) ?? parseBrokenJson(plain);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unwrap(text: string): string {
  let bare = trimInvisible(text);
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = trimInvisible(
      bare
        .replace(/^(?:<!--|-->|\/\/ ?<!\[CDATA\[|<!\[CDATA\[|\/\*.{0,40}?\*\/)/, "")
        .replace(/(?:\/\/ ?-->|-->|<!--|\/\/ ?\]\]>|\/\*.{0,10}?\*\/|\]\]>|;)$/, ""),
    );
  }
  return bare;
}

function trimInvisible(text: string): string {
  return text.replace(/^[\s\ufeff\u200b]+/, "").trimEnd();
}

function unescapeQuotes(text: string): string {
  const inner = tryParse(`"${text.replace(/[\n\r\t]/g, " ")}"`);
  return typeof inner === "string" ? inner : text;
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:quot|#34|#x22);/g, '"').replaceAll("&amp;", "&");
}
