import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { getRequestScheduler } from "../../platform/request-scheduler";

const WRITTEN_AT_ONCE = 20;

type Content = Iterable<string | Buffer> | AsyncIterable<string>;

/** A streamed ZIP: each entry is read when the archive reaches it, in its own scheduler turn. */
export function openZip() {
  const zip = new ZipFile();
  const schedule = getRequestScheduler();

  function addJson(name: string, load: () => Promise<unknown>): void {
    addText(name, async () => `${JSON.stringify(await load(), null, 2)}\n`);
  }

  function addText(name: string, load: () => Promise<string>): void {
    addFile(name, true, () => schedule(async () => [await load()]));
  }

  function addList<Row>(
    name: string,
    list: () => Promise<Row[]>,
    shown: (row: Row) => unknown = (row) => row,
  ): void {
    addFile(name, true, async () => streamJsonList(await schedule(list), shown));
  }

  async function* streamJsonList<Row>(
    rows: Row[],
    shown: (row: Row) => unknown,
  ): AsyncGenerator<string> {
    yield "[";
    for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
      const some = rows.slice(from, from + WRITTEN_AT_ONCE);
      yield await schedule(async () =>
        some
          .map((row, at) => `${from + at > 0 ? "," : ""}\n${JSON.stringify(shown(row), null, 2)}`)
          .join(""),
      );
    }
    yield "\n]\n";
  }

  function addFile(name: string, compress: boolean, load: () => Promise<Content>): void {
    zip.addReadStreamLazy(name, { compress }, (done) => {
      load().then(
        (pieces) => done(null, Readable.from(pieces)),
        (error) => done(error, Readable.from([])),
      );
    });
  }

  function end(): Readable {
    zip.end();
    const sent = Readable.from(zip.outputStream);
    zip.once("error", (error) => sent.destroy(error as Error));
    return sent;
  }

  return { addJson, addText, addList, addFile, end };
}

export type Zip = ReturnType<typeof openZip>;
