import { MAX_PAGE } from "./limits";

/** Longer ones are what a page's own script is fed with, and written by a machine. */
const MAX_MENDED = 1_000_000;

/**
 * What a text says in JSON, as sites really write it: comments, CDATA, trailing commas, raw line
 * breaks and quotes inside strings are mended. Undefined where it is no JSON.
 */
export function parsedJson(text: string): unknown {
  const bare = unwrapped(text.slice(0, MAX_PAGE));
  if (!/^[[{]/.test(bare)) return undefined;
  const whole = parsed(bare);
  if (whole !== undefined || bare.length > MAX_MENDED) return whole;
  return parsed(mended(/&(?:quot|#34|#x22);/.test(bare.slice(0, 200)) ? decoded(bare) : bare));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without the wrapping that pages put around a script: comments, CDATA, a last semicolon. */
function unwrapped(text: string): string {
  let bare = text.replace(/^\ufeff/, "").trim();
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare
      .replace(/^(?:<!--|-->|\/\/ ?<!\[CDATA\[|<!\[CDATA\[|\/\*.{0,40}?\*\/)/, "")
      .replace(/(?:\/\/ ?-->|-->|<!--|\/\/ ?\]\]>|\/\*.{0,10}?\*\/|\]\]>|;)$/, "")
      .trim();
  }
  return bare;
}

/** &quot;name&quot;: a text that was made safe for HTML once too often. */
function decoded(text: string): string {
  return text.replaceAll(/&(?:quot|#34|#x22);/g, '"').replaceAll("&amp;", "&");
}

const ESCAPED: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** One pass over the characters, in a string or outside of one. */
function mended(text: string): string {
  const out: string[] = [];
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (isInside && sign === "\\") {
      const pair = text.slice(at, at + 2);
      const isKnown =
        /^\\["\\/bfnrt]$/.test(pair) || /^\\u[\da-f]{4}$/i.test(text.slice(at, at + 6));
      if (isKnown) out.push(pair);
      else out.push(ESCAPED[pair[1] ?? ""] ?? pair.slice(1));
      at += 1;
    } else if (isInside && sign === '"' && !isClosing(text, at)) out.push('\\"');
    else if (sign === '"') {
      isInside = !isInside;
      out.push(sign);
    } else if (isInside) out.push(sign < " " ? (ESCAPED[sign] ?? " ") : sign);
    else if (text.startsWith("//", at)) at = endOf(text, "\n", at);
    else if (text.startsWith("/*", at)) at = endOf(text, "*/", at) + 1;
    else if (sign === "," && /^[\]},]$/.test(text[signAt(text, at + 1)] ?? "")) continue;
    else out.push(sign);
  }
  return out.join("");
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end;
}

/** A quote ends its string where what follows could follow a string. */
function isClosing(text: string, at: number): boolean {
  const next = signAt(text, at + 1);
  const sign = text[next] ?? "";
  if (sign === ",") return /^["[{\]}\d-]?$/.test(text[signAt(text, next + 1)] ?? "");
  return /^[:\]}]?$/.test(sign) || text.startsWith("//", next) || text.startsWith("/*", next);
}

/** Where the next sign is that is no space. */
function signAt(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] as string)) at++;
  return at;
}
