import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** Of the database: a higher one takes far longer and saves little. */
const LEVEL = 3;

/** The private fields of yazl 3.3.1 that `writeZip` uses; see docs/upgrade-hazards.md. */
interface YazlFields {
  entries: {
    state: number;
    /** A closure that holds the entry's bytes. */
    doFileDataPump: unknown;
  }[];
}
const WRITTEN = 3;

export interface WrittenZip {
  /** Adds a large file, packed; `onBytes` hears how much of it was read, and ends it by throwing. */
  addPacked(
    name: string,
    file: string,
    onBytes: (done: number, total: number) => void,
  ): Promise<void>;
  /** Adds a file that is packed already; false where it is not there. */
  addStored(name: string, file: string): Promise<boolean>;
  addText(name: string, text: string): void;
  /** Resolves when all of it is on the disk. */
  end(): Promise<void>;
  /** Gives up. */
  abandon(): Promise<void>;
}

/** Throws where yazl's private fields are not those that `writeZip` relies on. */
export function assertYazlFields(zip: object = zipOfOneEntry()): void {
  const [entry] = (zip as Partial<YazlFields>).entries ?? [];
  if (entry?.state === WRITTEN && typeof entry.doFileDataPump === "function") return;
  throw new Error("yazl is not the version that backups rely on: see docs/upgrade-hazards.md");
}

function zipOfOneEntry(): ZipFile {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from("."), "entry", { compress: false });
  return zip;
}

/** Writes a ZIP to a new file that only its owner reads; what is added goes out at once. */
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
  // yazl goes through all its entries at each step, and each holds its bytes: with many pictures that
  // takes minutes and all memory. Written entries wait here, without bytes, for the directory.
  const inner = zip as unknown as YazlFields;
  const aside: YazlFields["entries"] = [];
  const setWrittenAside = () => {
    for (let entry = inner.entries[0]; entry?.state === WRITTEN; entry = inner.entries[0]) {
      inner.entries.shift();
      entry.doFileDataPump = undefined;
      aside.push(entry);
    }
  };
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
    async addStored(name, file) {
      const bytes = await readFile(file).catch((error) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      if (!bytes) return false;
      zip.addBuffer(bytes, name, { compress: false });
      setWrittenAside();
      if (stream.destroyed) await written;
      if (stream.writableNeedDrain) await unlessBroken(once(stream, "drain"));
      return true;
    },
    addText: (name, text) => zip.addBuffer(Buffer.from(text), name),
    end() {
      inner.entries = [...aside, ...inner.entries];
      zip.end();
      return written;
    },
    abandon() {
      stream.destroy();
      return written.catch(() => undefined);
    },
  };
}
