import type { Place, ReadFile } from "./found-entry";
import { readJson } from "./json";
import { parseJson } from "./parse-json";

/**
 * The recipes of one file, known by what it holds rather than by its name; undefined where it is
 * about something else. Throws ArchiveFault.
 */
export function readFile(bytes: Buffer, place: Place): ReadFile | undefined {
  return readJson(parseJson(bytes), place);
}
