import type { ColumnMapping, TableColumn } from "#domain/import/import";
import { ArchiveError, type UnreadableReason } from "../archive/archive-error";
import { type Archive, openArchive } from "../archive/open-archive";
import { readText, type TextReader } from "../pages/read-text";
import { createFileArchive, isZipFile } from "./file-as-archive";
import { detectForeignArchive, detectForeignName } from "./foreign-files";
import { isImageName } from "./image-beside";
import type { Format, ParsedEntry } from "./parsed-file";
import { type ReadEntry, type ReadingContext, readEntries } from "./read-entries";
import { readImage } from "./read-image";
import { listRecipeFiles } from "./recipe-file-names";

export type { Format, ParsedEntry };

/** An uploaded file; its name is the sender's, and only a hint. */
export interface Upload {
  path: string;
  name: string;
}

/** Stays open until `close`, so that thousands of images do not reopen it thousands of times. */
export interface OpenUpload {
  format: Format | null;
  table: TableColumn[] | undefined;
  recipes(): AsyncGenerator<ParsedEntry>;
  image(name: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** Throws ArchiveError; "notARecipe" if it has no recipe. Long texts are passed to `reader`. */
export async function openUpload(
  { path, name }: Upload,
  reader: TextReader = readText,
  matching?: ColumnMapping,
): Promise<OpenUpload> {
  const reading = { reader, matching };
  const isArchive = await isZipFile(path);
  const archive = isArchive ? await openArchive(path) : createFileArchive(path, name);
  try {
    const foreign = isArchive && (detectForeignArchive(archive.names) ?? detectForeignName(name));
    if (foreign) throw new ArchiveError(foreign);
    const files = isArchive ? listRecipeFiles(archive.names) : archive.names;
    const { format, table } = await findFormat(archive, files, isArchive, reading);
    return {
      format,
      table,
      recipes: () => readRecipes(archive, files, reading),
      image: (entry) => readImage(archive, entry),
      close: () => archive.close(),
    };
  } catch (error) {
    await archive.close();
    throw error;
  }
}

const MAX_LOOKED_AT = 50;

async function findFormat(
  archive: Archive,
  files: string[],
  isArchive: boolean,
  reading: ReadingContext,
): Promise<Pick<OpenUpload, "format" | "table">> {
  const seen: ReadEntry[] = [];
  for await (const entry of readEntries(archive, reading, files)) {
    if (!isArchive && "problem" in entry) throw new ArchiveError(entry.problem);
    if (entry.format && !(isArchive && "table" in entry && !isRecipeTable(entry.table)))
      return pickFormat(entry);
    if (seen.push(entry) === MAX_LOOKED_AT) break;
  }
  const table = seen.find((entry) => "table" in entry);
  if (table) return pickFormat(table);
  const isEmpty = seen.every((entry) => "problem" in entry && entry.problem === "notARecipe");
  if (isEmpty && seen.length < MAX_LOOKED_AT) throw new ArchiveError(emptyReason(archive));
  return { format: null, table: undefined };
}

function pickFormat(entry: ReadEntry): Pick<OpenUpload, "format" | "table"> {
  return { format: entry.format, table: "table" in entry ? entry.table : undefined };
}

/** A table beside other recipes may hold anything, so require a title and ingredients or steps. */
function isRecipeTable(columns: TableColumn[]): boolean {
  const fields = columns.map(({ field }) => field);
  return fields.includes("title") && (fields.includes("ingredients") || fields.includes("steps"));
}

function emptyReason({ names }: Archive): UnreadableReason {
  return names.length > 0 && names.every(isImageName) ? "photo" : "notARecipe";
}

async function* readRecipes(
  archive: Archive,
  files: string[],
  reading: ReadingContext,
): AsyncGenerator<ParsedEntry> {
  for await (const { format: _, ...entry } of readEntries(archive, reading, files)) {
    if ("table" in entry) yield { name: entry.name, problem: "table" };
    else yield entry as ParsedEntry;
  }
}
