import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { problem } from "#domain/field-problems";
import { AppError } from "../../errors";
import { refusalOf } from "../../full-disk";
import { flushFolder } from "../../pictures/store";
import { newSecret } from "../../secrets";
import { parseForm, type TakeFile } from "./form-parser";

/** The page of a recipe may be pasted. */
const MAX_TEXT_BYTES = 5 * 1024 * 1024;
/** Beside the file: the fields of the form, and what parts them; a letter may be written as nine. */
const MAX_REST_BYTES = 16 * 1024 * 1024;
const MAX_NAME = 100;
const PART = "file";

/** A file that was sent, in a folder of ours; `name`: what its sender calls it, to be shown only. */
interface UploadedFile {
  path: string;
  name: string;
  bytes: number;
}

export interface SentUpload {
  fields: FormData;
  file: UploadedFile | undefined;
  /** Why there is no file, where it is not that none was chosen. */
  problem?: string;
}

/**
 * Reads a form whose file, its part `file`, goes straight to the disk, under a name of our own in
 * `folder`, where a power cut after this leaves it. Nothing is left there where no file was chosen, it
 * is empty or in another part, which is the `problem` of the field, or it throws: request.tooLarge
 * past `maxBytes`, request.invalid, storage.full.
 */
export async function receiveUpload(
  request: Request,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<SentUpload> {
  const place = path.join(folder, newSecret());
  let file: UploadedFile | undefined;
  let wrong: string | undefined;
  try {
    if (await mkdir(folder, { recursive: true })) await flushFolder(path.dirname(folder));
    const take: TakeFile = async (stream, part, name) => {
      if (part !== PART) {
        wrong = problem.wrongPart(PART);
        stream.resume();
        return;
      }
      await writeStream(stream, place, { isFlushed: true });
      if (stream.truncated) throw new AppError("request.tooLarge");
      file = { path: place, name: shownName(name), bytes: stream.bytesRead };
    };
    const limits = {
      file: maxBytes,
      body: maxBytes + MAX_REST_BYTES,
      text: MAX_TEXT_BYTES,
    };
    const fields = await parseForm(request, limits, take);
    if (file && file.bytes > 0) {
      await flushFolder(folder);
      return { fields, file };
    }
    await rm(place, { force: true });
    return { fields, file: undefined, problem: wrong };
  } catch (error) {
    await rm(place, { force: true });
    throw refusalOf(error) ?? error;
  }
}

/** Writes what is sent to a new file of ours; it is read to its end also where there is no room for it. */
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

/** The last part of a path as any system writes it, without what would change how it is shown. */
function shownName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const visible = last.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "");
  return [...visible.trim()].slice(0, MAX_NAME).join("");
}
