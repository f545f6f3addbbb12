import { parentPort, workerData } from "node:worker_threads";
import { ArchiveError } from "#reader/archive/archive-error";
import { type OpenUpload, openUpload, type ParsedEntry } from "#reader/formats/open-upload";
import type { ThreadRequest, ThreadResponse } from "./open-in-thread";
import { readFileText } from "./read-file-text";

// A separate bundle (vite.config.ts), started by open-in-thread.ts. Answers one request at a time.
let opened: OpenUpload | undefined;
let entries: ReturnType<OpenUpload["recipes"]> | undefined;

/** A message costs as much as a small recipe. */
const BATCH_SIZE = 20;
const BATCH_MS = 20;

parentPort?.on("message", async (question: ThreadRequest) => {
  const answer: ThreadResponse = await handleRequest(question).then(
    (value) => ({ value }),
    (error) => ({ reason: error instanceof ArchiveError ? error.reason : null, error }),
  );
  parentPort?.postMessage(answer);
});

async function handleRequest({ command, name }: ThreadRequest): Promise<unknown> {
  if (command === "open") {
    const { upload, matching } = workerData;
    opened = await openUpload(upload, readFileText, matching);
    return { format: opened.format, table: opened.table };
  }
  if (command === "image") return opened?.image(name);
  if (command === "close") return opened?.close();
  entries ??= opened?.recipes();
  return entries && readNext(entries);
}

async function readNext(entries: ReturnType<OpenUpload["recipes"]>): Promise<ParsedEntry[]> {
  const some: ParsedEntry[] = [];
  const end = performance.now() + BATCH_MS;
  while (some.length < BATCH_SIZE && (some.length === 0 || performance.now() < end)) {
    const { value, done } = await entries.next();
    if (done) break;
    some.push(value);
  }
  return some;
}
