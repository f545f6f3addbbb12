const DEFAULT = "utf-8";
/** Browsers look no further for what a page says of itself. */
const PRESCAN_BYTES = 1_024;
const BYTE_ORDER_MARKS: [mark: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/**
 * A page as text, in the encoding that its first bytes, its Content-Type or its `<meta>` say, in this
 * order, as browsers have it; else, or where they name none that there is, in UTF-8.
 */
export function decodePage(body: Buffer, contentType: string): string {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => body[at] === byte));
  const named = marked?.[1] ?? namedIn(contentType.slice(0, PRESCAN_BYTES)) ?? namedInPage(body);
  const decoder = decoderOf(named ?? DEFAULT);
  // In one go Node 20 takes Windows-1252, the apostrophes of so many pages, for Latin-1.
  return decoder.decode(body, { stream: true }) + decoder.decode();
}

function namedIn(text: string): string | undefined {
  return /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]+)/i.exec(text)?.[1];
}

function namedInPage(body: Buffer): string | undefined {
  const start = body.toString("latin1", 0, PRESCAN_BYTES);
  const tags = start.match(/<meta[^>]*>/gi) ?? [];
  const named = tags.map(namedIn).find((name) => name !== undefined);
  // Whoever could read that it is UTF-16 has shown that it is not.
  return named && /^utf-?16/i.test(named) ? DEFAULT : named;
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder(DEFAULT);
  }
}
