import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { problem } from "#domain/form/field-problems";
import { toAppError } from "../../platform/disk-health";
import { AppError } from "../../platform/errors";
import { newSecret } from "../../platform/secrets";
import { flushFolder } from "../../platform/storage/folder-store";
import { type FileHandler, parseForm } from "./form-parser";

const MAX_TEXT_BYTES = 5 * 1024 * 1024;
/** Fields and boundaries besides the file; an encoded character takes up to nine bytes. */
const MAX_REST_BYTES = 16 * 1024 * 1024;
const MAX_NAME = 100;
const PART = "file";

/** `name` is the sender's: only display it. */
interface UploadedFile {
  path: string;
  name: string;
  bytes: number;
}

export interface SentUpload {
  fields: FormData;
  file: UploadedFile | undefined;
  problem?: string;
}

/** Leaves no file if it is missing, empty or in another part (see `problem`), or rejected. */
export async function receiveUpload(
  request: Request,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<SentUpload> {
  const place = path.join(folder, newSecret());
  let file: UploadedFile | undefined;
  let wrong: string | undefined;
  let storing: Promise<void> | undefined;
  const store: FileHandler = async (stream, _part, name) => {
    if (await mkdir(folder, { recursive: true })) await flushFolder(path.dirname(folder));
    await writeStream(stream, place, { isFlushed: true });
    if (stream.truncated) throw new AppError("request.tooLarge");
    file = { path: place, name: toDisplayName(name), bytes: stream.bytesRead };
  };
  try {
    const handleFile: FileHandler = async (stream, part, ...about) => {
      if (part === PART) {
        storing = store(stream, part, ...about);
        return storing;
      }
      wrong = problem.wrongPart(PART);
      stream.resume();
    };
    const limits = {
      file: maxBytes,
      body: maxBytes + MAX_REST_BYTES,
      text: MAX_TEXT_BYTES,
    };
    const fields = await parseForm(request, limits, handleFile);
    if (file && file.bytes > 0) {
      await flushFolder(folder);
      return { fields, file };
    }
    await rm(place, { force: true });
    return { fields, file: undefined, problem: wrong };
  } catch (error) {
    // After an early rejection the file may still be opened.
    await storing?.catch(() => undefined);
    await rm(place, { force: true });
    throw toAppError(error) ?? error;
  }
}

export async function deleteUpload({ path: place }: UploadedFile): Promise<void> {
  await rm(place, { force: true });
}

/** Reads a stream to its end even when the disk is full. */
export async function writeStream(
  stream: Readable,
  place: string,
  { isFlushed = false } = {},
): Promise<void> {
  const handle = await open(place, "wx", 0o600);
  let fault: unknown;
  try {
    for await (const chunk of stream) {
      if (fault !== undefined) continue;
      await handle.writeFile(chunk).catch((error) => {
        fault = error;
      });
    }
    if (isFlushed && fault === undefined) await handle.sync();
  } finally {
    await handle.close();
  }
  if (fault !== undefined) throw fault;
}

function toDisplayName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const visible = last.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "");
  return [...visible.trim()].slice(0, MAX_NAME).join("");
}
