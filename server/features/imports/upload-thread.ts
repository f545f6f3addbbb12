import { parentPort, workerData } from "node:worker_threads";
import { ArchiveError } from "#reader/archive/archive-error";
import { type OpenUpload, openUpload, type ParsedEntry } from "#reader/formats/open-upload";
import type { Answer, Question } from "./open-in-thread";
import { readFileText } from "./read-file-text";

// A bundle of its own (vite.config.ts), started by open-in-thread.ts. It answers one question after the other.
let opened: OpenUpload | undefined;
let entries: ReturnType<OpenUpload["recipes"]> | undefined;

/** A message costs as much as a small recipe. */
const MOST_AT_ONCE = 20;
const LONGEST_MS = 20;

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
  return entries && nextOf(entries);
}

/** None at the end. */
async function nextOf(entries: ReturnType<OpenUpload["recipes"]>): Promise<ParsedEntry[]> {
  const some: ParsedEntry[] = [];
  const end = performance.now() + LONGEST_MS;
  while (some.length < MOST_AT_ONCE && (some.length === 0 || performance.now() < end)) {
    const { value, done } = await entries.next();
    if (done) break;
    some.push(value);
  }
  return some;
}
