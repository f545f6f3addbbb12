import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** Higher levels take far longer and save little on a database. */
const LEVEL = 3;

/** Private fields of yazl 3.3.1: see docs/upgrade-hazards.md. */
interface YazlFields {
  entries: {
    state: number;
    doFileDataPump: unknown;
  }[];
}
const WRITTEN = 3;

export interface WrittenZip {
  addPacked(
    name: string,
    file: string,
    onBytes: (done: number, total: number) => void,
  ): Promise<void>;
  addStored(name: string, bytes: Buffer): Promise<void>;
  addText(name: string, text: string): void;
  end(): Promise<void>;
  abandon(): Promise<void>;
}

export function assertYazlFields(zip: object = createSampleZip()): void {
  const [entry] = (zip as Partial<YazlFields>).entries ?? [];
  if (entry?.state === WRITTEN && typeof entry.doFileDataPump === "function") return;
  throw new Error("yazl is not the version that backups rely on: see docs/upgrade-hazards.md");
}

function createSampleZip(): ZipFile {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from("."), "entry", { compress: false });
  return zip;
}

export function writeZip(to: string): WrittenZip {
  assertYazlFields();
  const zip = new ZipFile();
  const stream = zip.outputStream as PassThrough;
  const giveUp = (error: Error) => stream.destroy(error);
  zip.on("error", giveUp);
  const written = pipeline(
    stream,
    createWriteStream(to, { flags: "wx", mode: 0o600, flush: true }),
  );
  written.catch(() => undefined);
  const finished = parkFinishedEntries(zip);
  const unlessBroken = (work: Promise<unknown>) => Promise.race([work, written]);
  return {
    async addPacked(name, file, onBytes) {
      const { size, mtime } = await stat(file);
      const source = createReadStream(file, { highWaterMark: 256 * 1024 });
      source.on("error", giveUp);
      source.on("data", () => {
        try {
          onBytes(source.bytesRead, size);
        } catch (error) {
          source.destroy();
          giveUp(error as Error);
        }
      });
      const read = once(source, "close");
      zip.addReadStream(source, name, { size, mtime, compressionLevel: LEVEL });
      await unlessBroken(read);
    },
    async addStored(name, bytes) {
      zip.addBuffer(bytes, name, { compress: false });
      finished.setAside();
      if (stream.destroyed) await written;
      if (stream.writableNeedDrain) await unlessBroken(once(stream, "drain"));
    },
    addText: (name, text) => zip.addBuffer(Buffer.from(text), name),
    end() {
      finished.putBack();
      zip.end();
      return written;
    },
    abandon() {
      stream.destroy();
      return written.catch(() => undefined);
    },
  };
}

// yazl scans all entries at each step and keeps their bytes in memory.
function parkFinishedEntries(zip: ZipFile) {
  const inner = zip as unknown as YazlFields;
  const aside: YazlFields["entries"] = [];
  return {
    setAside() {
      for (let entry = inner.entries[0]; entry?.state === WRITTEN; entry = inner.entries[0]) {
        inner.entries.shift();
        entry.doFileDataPump = undefined;
        aside.push(entry);
      }
    },
    putBack() {
      inner.entries = [...aside, ...inner.entries];
    },
  };
}
