import { AppError } from "../../errors";
import { ArchiveFault } from "../archive/fault";
import { type ReadText, readText, type TextToRead } from "../pages/read-text";
import { readApart } from "../pages/reading-apart";

/** In characters; less is read sooner than a thread begins. */
const LONG = 200_000;

/** Reads the page or the text of a file, a long one in a thread of its own. Throws ArchiveFault "tooLarge". */
export async function readWritten(text: TextToRead): Promise<ReadText> {
  if (text.text.length < LONG) return readText(text);
  try {
    return await readApart(text);
  } catch (error) {
    throw error instanceof AppError ? new ArchiveFault("tooLarge") : error;
  }
}
