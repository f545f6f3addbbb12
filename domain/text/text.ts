/** Cleans text for storage: trims, composes (NFC), removes control and CR characters. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      .normalize("NFC")
      .trim()
  );
}

export function cleanLine(text: string): string {
  // Removing a control character between spaces leaves two spaces.
  return cleanText(text.replace(/\s+/g, " ")).replace(/ +/g, " ");
}

/** Counts code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  let length = text.length;
  for (let at = 1; at < text.length; at++) {
    if (isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1))) length -= 1;
  }
  return length;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Fast path for most words: only case needs folding. */
const PLAIN = /^[a-z\d]*$/i;

/** One key for "Crème Brûlée", "creme brulee" and "CRÈME  BRÛLÉE". */
export function foldedKey(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

export function usernameKey(username: string): string {
  return username.normalize("NFKC").toLowerCase();
}
