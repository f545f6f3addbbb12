/** Closing quotes for each opening one; blogs turn any quotes into curly ones. */
const CLOSING: Record<string, string> = {
  '"': '"',
  "'": "'",
  "“": "“”″",
  "”": "“”″",
  "″": "“”″",
};

export function isQuote(sign: string): boolean {
  return Object.hasOwn(CLOSING, sign);
}

const GAP = /(?:\s|\u200b|<\/?(?:br|p)\s?\/?>)*/iy;

export function skipGaps(text: string, from: number): number {
  for (let at = from; ; ) {
    at = skipSpaces(text, at);
    if (text.startsWith("//", at)) at = skipPast(text, "\n", at);
    else if (text.startsWith("/*", at)) at = skipPast(text, "*/", at + 2);
    else if (text.startsWith("<!--", at)) at = skipPast(text, "-->", at + 4);
    else return at;
  }
}

function skipSpaces(text: string, from: number): number {
  GAP.lastIndex = from;
  return from + (GAP.exec(text)?.[0].length ?? 0);
}

function skipPast(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

type StringContext = "key" | "list" | "object";

const ESCAPED: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: " ", f: " " };

export function parseString(
  text: string,
  start: number,
  place: StringContext,
): { value: string | undefined; end: number } {
  const closing = CLOSING[text[start] ?? ""] ?? "";
  const parts: string[] = [];
  let from = start + 1;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === "\\") {
      const { value, size } = escapeAt(text, at);
      parts.push(text.slice(from, at), value);
      at += size - 1;
      from = at + 1;
    } else if (closing.includes(sign) && isClosing(text, at, place, closing)) {
      parts.push(text.slice(from, at));
      return { value: parts.join(""), end: at + 1 };
    }
  }
  return { value: undefined, end: text.length };
}

function escapeAt(text: string, at: number): { value: string; size: number } {
  const sign = text[at + 1] ?? "";
  const code = sign === "u" ? /^[\da-f]{4}$/i.exec(text.slice(at + 2, at + 6)) : null;
  if (code) return { value: String.fromCharCode(Number.parseInt(code[0], 16)), size: 6 };
  return { value: ESCAPED[sign] ?? sign, size: 2 };
}

/** A name and its colon; an unquoted name must precede the start of a value. */
const KEY =
  /["'“”″][\p{L}\p{N}_@$:/. ()#+-]{1,80}["'“”″]\s{0,20}:|[\w@$]{1,40}\s{0,20}:\s{0,20}(?=["'[{\d])/uy;
const ITEM = /["'“”″[{\]},]|-?\d[\d.]{0,20}\s{0,20}[,\]]|(?:true|false|null)\s{0,20}[,\]]/y;
const FOLLOWS = { object: KEY, list: ITEM };

const COMMENT = /\/[/*]|<!--/y;

function isClosing(text: string, at: number, place: StringContext, closing: string): boolean {
  const next = skipSpaces(text, at + 1);
  const sign = text[next] ?? "";
  if (place === "key") return sign === ":";
  const end = place === "object" ? "}" : "]";
  if (sign === "" || sign === end || isAt(COMMENT, text, next)) return true;
  if (sign === ",") return isEndedByComma(text, next, place, closing);
  const isOnNextLine = text.slice(at + 1, next).includes("\n");
  return isQuote(sign) && (place === "object" || isOnNextLine) && isAt(FOLLOWS[place], text, next);
}

function isEndedByComma(
  text: string,
  comma: number,
  place: "list" | "object",
  closing: string,
): boolean {
  const after = skipSpaces(text, comma + 1);
  const sign = text[after] ?? "";
  if (/^[\]},]?$/.test(sign) || isAt(COMMENT, text, after)) return true;
  const isOfOtherKind = isQuote(sign) && !closing.includes(sign);
  return isAt(FOLLOWS[place], text, after) && (place === "object" || !isOfOtherKind);
}

function isAt(form: RegExp, text: string, at: number): boolean {
  form.lastIndex = at;
  return form.test(text);
}
