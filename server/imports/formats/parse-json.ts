import { ArchiveFault } from "../archive/fault";
import { decodedText } from "./decoded-text";

/** No program writes deeper; what is made to harm does. */
const MAX_DEPTH = 100;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** The JSON that a file holds; throws ArchiveFault "damaged", or "unsafe" where it is too deep. */
export function parseJson(bytes: Buffer): unknown {
  if (isTooDeep(bytes)) throw new ArchiveFault("unsafe");
  try {
    return JSON.parse(decodedText(bytes));
  } catch {
    throw new ArchiveFault("damaged");
  }
}

function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index];
    if (isQuoted) {
      if (byte === BACKSLASH) index++;
      else if (byte === QUOTE) isQuoted = false;
    } else if (byte === QUOTE) isQuoted = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return false;
}
