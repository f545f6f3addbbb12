/** Of the bytes of a name as it stands in the archive. */
const MAX_NAME_BYTES = 300;

/** The upper half of code page 437, which a ZIP's names are in where they are not UTF-8. */
const CP437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A name's bytes as text: UTF-8, which some programs write without saying so, else code page 437. */
function decodeName(bytes: Buffer): string {
  try {
    return utf8.decode(bytes).normalize();
  } catch {
    return Array.from(bytes, (byte) => CP437[byte - 128] ?? String.fromCharCode(byte)).join("");
  }
}

/**
 * An entry's name with "/" between its parts; undefined for one that could lead anybody out of a
 * folder (absolute, "..", a drive, control characters) or that is too long.
 */
export function safeName(bytes: Buffer): string | undefined {
  if (bytes.length > MAX_NAME_BYTES) return undefined;
  const name = decodeName(bytes).replaceAll("\\", "/");
  if (/\p{Cc}/u.test(name) || name.startsWith("/") || /^[a-z]:/i.test(name)) return undefined;
  const parts = name.split("/").filter((part) => part !== "" && part !== ".");
  return parts.length === 0 || parts.includes("..") ? undefined : parts.join("/");
}

/** Whether a name is a program's own business: dot files and what macOS adds to an archive. */
export function isHidden(name: string): boolean {
  return name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");
}

/** A name that may be shown, of one that was refused: short, and without anything invisible. */
export function shownName(bytes: Buffer): string {
  return decodeName(bytes.subarray(0, MAX_NAME_BYTES)).replace(/\p{C}/gu, "�").slice(0, 100);
}
