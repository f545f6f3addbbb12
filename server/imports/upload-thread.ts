import { parentPort, workerData } from "node:worker_threads";
import { ArchiveError } from "#reader/archive/archive-error";
import { type OpenUpload, openUpload } from "#reader/formats/open-upload";
import type { Answer, Question } from "./open-in-thread";
import { readFileText } from "./read-file-text";

// A bundle of its own (vite.config.ts), started by open-in-thread.ts. It answers one question after the other.
let opened: OpenUpload | undefined;
let entries: ReturnType<OpenUpload["recipes"]> | undefined;

parentPort?.on("message", async (question: Question) => {
  const answer: Answer = await answerTo(question).then(
    (value) => ({ value }),
    (error) => ({ reason: error instanceof ArchiveError ? error.reason : null, error }),
  );
  parentPort?.postMessage(answer);
});

async function answerTo({ ask, name }: Question): Promise<unknown> {
  if (ask === "open") {
    const { upload, matching } = workerData;
    opened = await openUpload(upload, readFileText, matching);
    return { format: opened.format, table: opened.table };
  }
  if (ask === "picture") return opened?.picture(name);
  if (ask === "close") return opened?.close();
  entries ??= opened?.recipes();
  return entries?.next();
}
