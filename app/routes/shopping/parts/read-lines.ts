import { MAX_KEPT_ENTRIES, MAX_WORDS } from "#domain/shopping/shopping";
import { cleanLine, countCharacters } from "#domain/text/text";
import { parseId } from "#server/http/pipeline/id-parameters";
import { AppError } from "#server/platform/errors";

const AFTER = /^\d{1,15}$/;
/** In "1,5 kg" the comma belongs to the number. */
const BREAK = /[\r\n]+|[,;](?=\s)(?![^(]*\))/;

/** Reads the ids of a button's value. */
export function readIds(value: FormDataEntryValue | null): number[] {
  const texts = typeof value === "string" ? value.split(",") : [];
  if (texts.length > MAX_KEPT_ENTRIES) throw new AppError("request.invalid");
  return texts.flatMap((text) => parseId(text) ?? []);
}

/**
 * Splits what was typed into lines: "2 lemons, milk". `after` is the newest entry of the list when
 * it was shown. Throws request.invalid.
 */
export function readTyped(fields: FormData) {
  const typed = String(fields.get("lines") ?? "");
  const after = String(fields.get("after") ?? "");
  if (!AFTER.test(after)) throw new AppError("request.invalid");
  const lines = typed
    .split(BREAK)
    .map(cleanLine)
    .filter((line) => line !== "");
  const isTooLong = lines.some((line) => countCharacters(line) > MAX_WORDS);
  const problem = isTooLong ? ("tooLong" as const) : undefined;
  return { typed, lines, after, problem };
}
