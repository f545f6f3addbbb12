import { ArchiveError } from "#reader/archive/archive-error";
import { type ReadText, readText, type TextToRead } from "#reader/pages/read-text";
import { AppError } from "../../platform/errors";
import { readInThread } from "./read-in-thread";

/** In characters; shorter text blocks this thread for at most 50 ms. */
const MAX_INLINE_LENGTH = 8_000;

export async function readFileText(text: TextToRead): Promise<ReadText> {
  if (text.text.length < MAX_INLINE_LENGTH) return readText(text);
  try {
    return await readInThread(text);
  } catch (error) {
    throw error instanceof AppError ? new ArchiveError("tooLarge") : error;
  }
}
