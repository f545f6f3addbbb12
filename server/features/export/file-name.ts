/** In UTF-8, with the extension: file systems allow 255, archives in folders less. */
const MAX_BYTES = 100;

/** Windows reserves these names with any extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/** Never a path, never hidden, valid everywhere; `otherwise` if nothing of the title is left. */
export function toFileName(title: string, ending: string, otherwise: string): string {
  const plain = title
    .normalize("NFC")
    // Control characters, lone surrogates, marks that show "exe.kooc" as "cook.exe".
    .replace(/\p{C}/gu, " ")
    .replace(/[<>:"/\\|?*]/g, "-")
    .replace(/\s+/g, " ");
  const name = trimEdges(cutToBytes(trimEdges(plain), MAX_BYTES - Buffer.byteLength(ending)));
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) return otherwise;
  const [stem = ""] = name.split(".");
  return RESERVED.test(stem.trim()) ? `_${name}` : name;
}

/** Names are unique even on case-insensitive systems. */
export function createFileNamer(ending: string, otherwise: string): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    for (let count = 1; ; count++) {
      const number = count > 1 ? ` (${count})` : "";
      const name = toFileName(title, number + ending, otherwise) + number;
      const key = name.normalize("NFKC").toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  };
}

/** Leading dots hide a file, and Windows drops trailing ones. */
function trimEdges(text: string): string {
  return text.replace(/^[\s.-]+/, "").replace(/[\s.]+$/, "");
}

function cutToBytes(text: string, bytes: number): string {
  let [start, size] = ["", 0];
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    start += character;
  }
  return start;
}
