import { LRUCache } from "lru-cache";
import { computeDigest } from "../../platform/digest";

/** A recipe's page takes about 25 KB. */
const MAX_BYTES = 16 * 1024 * 1024;
const OVERHEAD_BYTES = 512;
/** No cursors and no secret keys, which are longer; short searches. */
const LASTING = /^\/[/a-z]{1,40}(\?[a-z]{1,20}=[\w+-]{1,24}(&[a-z]{1,20}=[\w+-]{1,24}){0,3})?$/i;

/** HTML pieces; `places` holds the index of the reader's part after each piece but the last. */
interface Rendering {
  pieces: Buffer[];
  places: number[];
}

const renderings = new LRUCache<string, Rendering>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ pieces }) =>
    pieces.reduce((sum, piece) => sum + piece.length + OVERHEAD_BYTES, 0),
});

export function isCacheableAddress(url: string): boolean {
  const { pathname, search } = new URL(url);
  return LASTING.test(pathname + search);
}

/** `parts` replace the `marks` in `render`'s HTML. */
export async function renderShared(
  shown: unknown,
  marks: string[],
  parts: string[],
  render: () => Promise<string | undefined>,
): Promise<Buffer | undefined> {
  const name = computeDigest(shown);
  const known = renderings.get(name);
  if (known) return fillParts(known, parts);
  const html = await render();
  if (html === undefined) return undefined;
  const rendering = splitAtMarks(html, marks);
  renderings.set(name, rendering);
  return fillParts(rendering, parts);
}

function splitAtMarks(html: string, marks: string[]): Rendering {
  const anyMark = new RegExp(`(${marks.map(escapeExpression).join("|")})`);
  const cuts = html.split(anyMark);
  return {
    pieces: cuts.filter((_, index) => index % 2 === 0).map((text) => Buffer.from(text)),
    places: cuts.filter((_, index) => index % 2 === 1).map((mark) => marks.indexOf(mark)),
  };
}

function fillParts({ pieces, places }: Rendering, parts: string[]): Buffer {
  const buffers = parts.map((part) => Buffer.from(part));
  return Buffer.concat(
    pieces.flatMap((piece, index) => [piece, buffers[places[index] ?? -1] ?? NOTHING]),
  );
}

const NOTHING = Buffer.alloc(0);

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
