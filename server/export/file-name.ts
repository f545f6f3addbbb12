/** Of a name with its ending, in UTF-8: file systems take 255, archives inside folders less. */
const MAX_BYTES = 100;

/** What no file may be called on Windows, whatever its ending. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/**
 * The name of a file from somebody's title, without its ending: safe on every system, never a path,
 * never hidden. `ending` is what will follow; `otherwise` what it is called where nothing is left.
 */
export function fileNameOf(title: string, ending: string, otherwise: string): string {
  const plain = title
    .normalize("NFC")
    // Controls, halves of characters, and marks that turn the direction: "cook.exe" from "exe.kooc".
    .replace(/\p{C}/gu, " ")
    .replace(/[<>:"/\\|?*]/g, "-")
    .replace(/\s+/g, " ");
  const name = trimmed(cut(trimmed(plain), MAX_BYTES - Buffer.byteLength(ending)));
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) return otherwise;
  const [stem = ""] = name.split(".");
  return RESERVED.test(stem.trim()) ? `_${name}` : name;
}

/** Gives each title a name that no other has, also where a system sees no case. */
export function uniqueFileNames(ending: string, otherwise: string): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    for (let count = 1; ; count++) {
      const number = count > 1 ? ` (${count})` : "";
      const name = fileNameOf(title, number + ending, otherwise) + number;
      const key = name.normalize("NFKC").toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  };
}

/** Without the spaces, dots and dashes around it, which hide a file or which Windows drops. */
function trimmed(text: string): string {
  return text.replace(/^[\s.-]+/, "").replace(/[\s.]+$/, "");
}

/** As many whole characters as fit. */
function cut(text: string, bytes: number): string {
  let [kept, size] = ["", 0];
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    kept += character;
  }
  return kept;
}
