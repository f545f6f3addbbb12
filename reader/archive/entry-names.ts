const MAX_NAME_BYTES = 300;

/** The upper half of code page 437, the encoding of ZIP names that are not UTF-8. */
const CP437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeName(bytes: Buffer): string {
  try {
    return utf8.decode(bytes).normalize();
  } catch {
    return Array.from(bytes, (byte) => CP437[byte - 128] ?? String.fromCharCode(byte)).join("");
  }
}

/** Returns undefined for an unsafe name: too long, absolute, "..", a drive, control characters. */
export function toSafeName(bytes: Buffer): string | undefined {
  if (bytes.length > MAX_NAME_BYTES) return undefined;
  const name = decodeName(bytes).replaceAll("\\", "/");
  if (/\p{Cc}/u.test(name) || name.startsWith("/") || /^[a-z]:/i.test(name)) return undefined;
  const parts = name.split("/").filter((part) => part !== "" && part !== ".");
  return parts.length === 0 || parts.includes("..") ? undefined : parts.join("/");
}

export function isHidden(name: string): boolean {
  return name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");
}

export function toDisplayName(bytes: Buffer): string {
  return decodeName(bytes.subarray(0, MAX_NAME_BYTES)).replace(/\p{C}/gu, "�").slice(0, 100);
}
