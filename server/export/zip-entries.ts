import { Readable } from "node:stream";
import type { ZipFile } from "yazl";
import { inTurn } from "./export-turns";

/** Of a list, written at once. */
const WRITTEN_AT_ONCE = 20;

/** Gives way to other requests before each file. */
export function addJson(zip: ZipFile, name: string, give: () => Promise<unknown>): void {
  addFile(zip, name, true, () =>
    inTurn(async () => [`${JSON.stringify(await give(), null, 2)}\n`]),
  );
}

/** A list may be long: it is written in pieces. */
export function addList<Row>(
  zip: ZipFile,
  name: string,
  list: () => Promise<Row[]>,
  shown: (row: Row) => unknown = (row) => row,
): void {
  addFile(zip, name, true, async () => piecesOf(await inTurn(list), shown));
}

async function* piecesOf<Row>(rows: Row[], shown: (row: Row) => unknown): AsyncGenerator<string> {
  yield "[";
  for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
    const some = rows.slice(from, from + WRITTEN_AT_ONCE);
    yield await inTurn(async () =>
      some
        .map((row, at) => `${from + at > 0 ? "," : ""}\n${JSON.stringify(shown(row), null, 2)}`)
        .join(""),
    );
  }
  yield "\n]\n";
}

export function addFile(
  zip: ZipFile,
  name: string,
  compress: boolean,
  give: () => Promise<Iterable<string | Buffer> | AsyncIterable<string>>,
): void {
  zip.addReadStreamLazy(name, { compress }, (done) => {
    give().then(
      (pieces) => done(null, Readable.from(pieces)),
      (error) => done(error, Readable.from([])),
    );
  });
}
