import { existsSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ColumnMatching } from "#domain/import/import";
import { ArchiveError, type UnreadableReason } from "#reader/archive/archive-error";
import {
  type OpenUpload,
  openUpload,
  type ParsedEntry,
  type Upload,
} from "#reader/formats/open-upload";
import { readFileText } from "./read-file-text";

/** Relative to the working directory, which is the project's; vite.config.ts builds it. */
const THREAD = "build/server/upload-thread.js";
/** JSON of 64 MB, its text and what becomes of it. */
const MAX_MEGABYTES = 1_024;

export interface Question {
  ask: "open" | "next" | "picture" | "close";
  name: string;
}

export type Answer = { value: unknown } | { reason: UnreadableReason | null; error: unknown };

/** Opens a file in a thread of its own: its JSON alone may take a second. Throws ArchiveError. */
export async function openInThread(upload: Upload, matching?: ColumnMatching): Promise<OpenUpload> {
  // Developers run from the sources, where there may be no build.
  if (!existsSync(THREAD)) return openUpload(upload, readFileText, matching);
  const thread = new Worker(path.resolve(THREAD), {
    workerData: { upload, matching },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  const ended = endOf(thread);
  let last: Promise<unknown> = Promise.resolve();
  const ask = <Value>(ask: Question["ask"], name = ""): Promise<Value> => {
    const mine = last.then(() => answerTo(thread, ended, { ask, name }) as Promise<Value>);
    last = mine.catch(() => undefined);
    return mine;
  };
  try {
    const found = await ask<Pick<OpenUpload, "format" | "table">>("open");
    return {
      ...found,
      recipes: () => entriesOf(() => ask("next")),
      picture: async (name) => {
        const bytes = await ask<Uint8Array | undefined>("picture", name);
        return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      },
      close: async () => {
        await ask("close").catch(() => undefined);
        await thread.terminate();
      },
    };
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

async function* entriesOf(next: () => Promise<ParsedEntry[]>): AsyncGenerator<ParsedEntry> {
  for (let entries = await next(); entries.length > 0; entries = await next()) yield* entries;
}

async function answerTo(thread: Worker, ended: Promise<Answer>, question: Question) {
  const answered = new Promise<Answer>((resolve) => thread.once("message", resolve));
  thread.postMessage(question);
  const answer = await Promise.race([answered, ended]);
  if ("value" in answer) return answer.value;
  throw answer.reason ? new ArchiveError(answer.reason) : answer.error;
}

/** A thread that ends without an answer had too little memory. */
function endOf(thread: Worker): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (error: unknown) => resolve({ reason: "tooLarge", error });
    thread.once("error", end).once("exit", end);
  });
}
