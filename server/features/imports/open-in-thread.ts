import { existsSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ColumnMapping } from "#domain/import/import";
import { ArchiveError, type UnreadableReason } from "#reader/archive/archive-error";
import {
  type OpenUpload,
  openUpload,
  type ParsedEntry,
  type Upload,
} from "#reader/formats/open-upload";
import { readFileText } from "./read-file-text";

/** Relative to the working directory, the project's root; built by vite.config.ts. */
const THREAD_BUNDLE = "build/server/upload-thread.js";
/** For JSON of 64 MB, its text and the result. */
const MAX_MEGABYTES = 1_024;

export interface ThreadRequest {
  command: "open" | "next" | "image" | "close";
  name: string;
}

export type ThreadResponse =
  | { value: unknown }
  | { reason: UnreadableReason | null; error: unknown };

/** Opens a file in its own thread, because parsing JSON may take a second. Throws ArchiveError. */
export async function openInThread(upload: Upload, matching?: ColumnMapping): Promise<OpenUpload> {
  // Development runs from the sources, possibly without a build.
  if (!existsSync(THREAD_BUNDLE)) return openUpload(upload, readFileText, matching);
  const thread = new Worker(path.resolve(THREAD_BUNDLE), {
    workerData: { upload, matching },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  const ended = waitForEnd(thread);
  let last: Promise<unknown> = Promise.resolve();
  const request = <Value>(ask: ThreadRequest["command"], name = ""): Promise<Value> => {
    const mine = last.then(
      () => callThread(thread, ended, { command: ask, name }) as Promise<Value>,
    );
    last = mine.catch(() => undefined);
    return mine;
  };
  try {
    const found = await request<Pick<OpenUpload, "format" | "table">>("open");
    return {
      ...found,
      recipes: () => streamEntries(() => request("next")),
      image: async (name) => {
        const bytes = await request<Uint8Array | undefined>("image", name);
        return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      },
      close: async () => {
        await request("close").catch(() => undefined);
        await thread.terminate();
      },
    };
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

async function* streamEntries(next: () => Promise<ParsedEntry[]>): AsyncGenerator<ParsedEntry> {
  for (let entries = await next(); entries.length > 0; entries = await next()) yield* entries;
}

async function callThread(thread: Worker, ended: Promise<ThreadResponse>, question: ThreadRequest) {
  const answered = new Promise<ThreadResponse>((resolve) => thread.once("message", resolve));
  thread.postMessage(question);
  const answer = await Promise.race([answered, ended]);
  if ("value" in answer) return answer.value;
  throw answer.reason ? new ArchiveError(answer.reason) : answer.error;
}

/** A thread that ends without an answer ran out of memory. */
function waitForEnd(thread: Worker): Promise<ThreadResponse> {
  return new Promise((resolve) => {
    const end = (error: unknown) => resolve({ reason: "tooLarge", error });
    thread.once("error", end).once("exit", end);
  });
}
