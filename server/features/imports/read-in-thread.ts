import { existsSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ReadText, TextToRead } from "#reader/pages/read-text";
import { AppError } from "../../platform/errors";
import { log } from "../../platform/log";
import { withSemaphore } from "../../platform/semaphores";

/** Relative to the working directory, the project's root; built by vite.config.ts. */
const THREAD_BUNDLE = "build/server/reader-thread.js";
const MAX_THREADS = 2;
/** The longest text that may be pasted takes a few seconds. */
const TIMEOUT_MS = 30_000;
const MAX_MEGABYTES = 512;

export async function readInThread(text: TextToRead): Promise<ReadText> {
  // Development runs from the sources, possibly without a build.
  if (!existsSync(THREAD_BUNDLE)) {
    const { readPastedFile } = await import("#reader/formats/read-pasted-file");
    return readPastedFile(text);
  }
  return withSemaphore("texts", MAX_THREADS, () => runThread(text));
}

async function runThread(workerData: TextToRead): Promise<ReadText> {
  const thread = new Worker(path.resolve(THREAD_BUNDLE), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  let deadline: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadText>((resolve, reject) => {
      thread.once("message", resolve);
      thread.once("error", reject);
      thread.once("exit", () => reject(new Error("the thread ended without an answer")));
      deadline = setTimeout(() => reject(new Error("the thread took too long")), TIMEOUT_MS);
    });
  } catch (error) {
    log.warn({ err: error, characters: workerData.text.length }, "a text could not be read");
    throw new AppError("request.tooLarge");
  } finally {
    clearTimeout(deadline);
    await thread.terminate();
  }
}
