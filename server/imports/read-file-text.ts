import { ArchiveFault } from "#reader/archive/fault";
import { type ReadText, readText, type TextToRead } from "#reader/pages/read-text";
import { AppError } from "../errors";
import { readInThread } from "./read-in-thread";

/** In characters; less is read sooner than a thread begins. */
const LONG = 200_000;

/** Reads the page or the text of a file, a long one in a thread of its own. Throws ArchiveFault "tooLarge". */
export async function readFileText(text: TextToRead): Promise<ReadText> {
  if (text.text.length < LONG) return readText(text);
  try {
    return await readInThread(text);
  } catch (error) {
    throw error instanceof AppError ? new ArchiveFault("tooLarge") : error;
  }
}
