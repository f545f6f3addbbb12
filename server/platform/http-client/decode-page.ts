const DEFAULT = "utf-8";
const PRESCAN_BYTES = 1_024;
const BYTE_ORDER_MARKS: [mark: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

// Decodes like browsers: byte order mark, Content-Type, then `<meta>`; otherwise guesses.
export function decodePage(body: Buffer, contentType: string): string {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => body[at] === byte));
  const named =
    marked?.[1] ?? findCharset(contentType.slice(0, PRESCAN_BYTES)) ?? findPageCharset(body);
  const known = named === undefined ? undefined : findDecoder(named);
  if (known) return decodeBytes(body, known);
  const wide = detectUtf16(body);
  const text = decodeBytes(body, new TextDecoder(wide ?? DEFAULT));
  const broken = wide ? 0 : countMatches(text, /\ufffd/g);
  const isOlder = broken > 0 && broken > countMatches(text, /[\u0080-\ufffc]/g);
  return isOlder ? decodeBytes(body, new TextDecoder("windows-1252")) : text;
}

function decodeBytes(body: Buffer, decoder: TextDecoder): string {
  // In one call, Node 20 decodes Windows-1252 as Latin-1, which loses apostrophes.
  return decoder.decode(body, { stream: true }) + decoder.decode();
}

function countMatches(text: string, form: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(form)) count += 1;
  return count;
}

/** Detects UTF-16 without a byte order mark: every other byte of HTML is zero. */
function detectUtf16(body: Buffer): string | undefined {
  const start = body.subarray(0, PRESCAN_BYTES);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const most = start.length / 3;
  if ((zeros[1] ?? 0) > most && !zeros[0]) return "utf-16le";
  return (zeros[0] ?? 0) > most && !zeros[1] ? "utf-16be" : undefined;
}

function findCharset(text: string): string | undefined {
  return /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]+)/i.exec(text)?.[1];
}

function findPageCharset(body: Buffer): string | undefined {
  const start = body.toString("latin1", 0, PRESCAN_BYTES);
  const tags = start.match(/<meta[^>]*>/gi) ?? [];
  const named = tags.map(findCharset).find((name) => name !== undefined);
  return named && /^utf-?16/i.test(named) ? DEFAULT : named;
}

function findDecoder(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding);
  } catch {
    return undefined;
  }
}
