import { ArchiveError } from "../archive/archive-error";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const western = new TextDecoder("windows-1252");

const MAX_DEPTH = 100;
const [QUOTE = 0, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] =
  Buffer.from('"\\[]{}');

/** Decodes UTF-8, or UTF-16 with a byte order mark; anything else as Windows-1252. */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    return western.decode(bytes);
  }
}

/** Throws ArchiveError "damaged", or "unsafe" if the nesting is too deep. */
export function parseJson(bytes: Buffer): unknown {
  if (isTooDeep(bytes)) throw new ArchiveError("unsafe");
  try {
    return JSON.parse(decodeText(bytes));
  } catch {
    throw new ArchiveError("damaged");
  }
}

function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index];
    if (byte === QUOTE) index = endOfText(bytes, index);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return false;
}

function endOfText(bytes: Buffer, start: number): number {
  for (let end = start; ; ) {
    end = bytes.indexOf(QUOTE, end + 1);
    if (end === -1) return bytes.length;
    let before = end - 1;
    while (bytes[before] === BACKSLASH) before--;
    if ((end - before) % 2 === 1) return end;
  }
}
