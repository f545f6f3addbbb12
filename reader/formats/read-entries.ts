import { setImmediate as turn } from "node:timers/promises";
import type { TableColumn } from "#domain/import/import";
import { ArchiveError } from "../archive/archive-error";
import { hasGzipSignature, unpackGzip } from "../archive/gzip";
import { type Archive, hasZipSignature, openArchive } from "../archive/open-archive";
import { addWarnings } from "../pages/page-warnings";
import type { ParsedPhoto, ParsedRecipe } from "../parsed-recipe";
import { createCopyTracker } from "./copy-tracker";
import { createFolderFinder, withFolder } from "./folders";
import { detectForeignArchive, detectForeignName } from "./foreign-files";
import { isImageName } from "./image-beside";
import type { FileContext, Format, ParsedEntry } from "./parsed-file";
import { readRecipeFile } from "./read-recipe-file";
import { getMaxBytes, isCompanion, listRecipeFiles } from "./recipe-file-names";

/** For an archive in an archive: Tandoor writes one per recipe, with its image. */
const MAX_INNER_ENTRIES = 1_000;
const MAX_READ_BYTES = 2 * 1024 ** 3;
export const INNER_ENTRY_SEPARATOR = "!/";

export type ReadEntry = (ParsedEntry | { name: string; table: TableColumn[] }) & {
  format: Format | null;
};

interface ReadProgress {
  bytes: number;
  depth: number;
}

export type ReadingContext = Pick<FileContext, "reader" | "matching">;

/** `spent` counts the work for the upload so far. Throws ArchiveError "tooLarge" for a bomb. */
export async function* readEntries(
  archive: Archive,
  reading: ReadingContext,
  files = listRecipeFiles(archive.names),
  spent: ReadProgress = { bytes: 0, depth: 0 },
): AsyncGenerator<ReadEntry> {
  for (const name of archive.refused) yield { name, format: null, problem: "unsafe" };
  const around = contextIn(archive.names, files);
  const copies = createCopyTracker();
  const findFolder = createFolderFinder(files);
  for (const name of files) {
    if (spent.bytes > MAX_READ_BYTES) throw new ArchiveError("tooLarge");
    await turn();
    for await (const entry of readNamed(archive, { name, ...around, ...reading }, spent))
      if (!isRepeated(entry, name, copies)) yield inFolder(entry, findFolder(name));
  }
}

function isRepeated(entry: ReadEntry, file: string, copies: ReturnType<typeof createCopyTracker>) {
  if ("recipe" in entry) return copies.isCopy(file, entry.recipe);
  const isEmpty = "problem" in entry && entry.problem === "notARecipe";
  return isEmpty && (isCompanion(file) || copies.hasReadSibling(file));
}

function inFolder(entry: ReadEntry, folder: string | undefined): ReadEntry {
  if (!("recipe" in entry) || entry.format === null) return entry;
  return { ...entry, recipe: withFolder(entry.recipe, entry.format, folder) };
}

async function* readNamed(
  archive: Archive,
  context: FileContext,
  spent: ReadProgress,
): AsyncGenerator<ReadEntry> {
  try {
    yield* readEntry(archive, context, spent);
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    yield { name: context.name, format: null, problem: error.reason };
  }
}

async function* readEntry(
  archive: Archive,
  context: FileContext,
  spent: ReadProgress,
): AsyncGenerator<ReadEntry> {
  const { name } = context;
  const bytes = await readUnpacked(archive, name);
  spent.bytes += bytes.length;
  if (hasZipSignature(bytes)) return yield* readInner(bytes, context, spent);
  const file = await readRecipeFile(bytes, context);
  if (!file) throw new ArchiveError("notARecipe");
  const { format, table, recipes } = file;
  if (table) yield { name, format, table };
  for await (const found of recipes) {
    if (typeof found === "string") yield { name, format, problem: found };
    else yield { name, format, recipe: ensureWarnings(found, format) };
    await turn();
  }
}

export async function readUnpacked(archive: Archive, name: string): Promise<Buffer> {
  const bytes = await archive.read(name, getMaxBytes(name));
  return hasGzipSignature(bytes) ? unpackGzip(bytes, getMaxBytes(name)) : bytes;
}

/** Popote's own files need no warnings. */
function ensureWarnings(recipe: ParsedRecipe, format: Format): ParsedRecipe {
  return recipe.doubts || format === "POPOTE" ? recipe : addWarnings(recipe);
}

function contextIn(
  names: string[],
  files: string[],
): Omit<FileContext, "name" | keyof ReadingContext> {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  const byBase = new Map<string, string[]>();
  for (const name of names.filter(isImageName)) {
    const base = baseWithEnd(name.toLowerCase());
    byBase.set(base, [...(byBase.get(base) ?? []), name].slice(0, MAX_ALIKE));
  }
  const images = files.length === 1 ? names.filter(isImageName) : [];
  return {
    find: (name) => known.get(name.toLowerCase()),
    findByEnd: (path) => {
      const end = `/${path.toLowerCase()}`;
      const called = byBase.get(baseWithEnd(end)) ?? [];
      const found = called.filter((name) => `/${name.toLowerCase()}`.endsWith(end));
      return found.length === 1 ? found[0] : undefined;
    },
    onlyImage: images.length === 1 ? images[0] : undefined,
  };
}

/** Above this number files of one name are found by their folders only. */
const MAX_ALIKE = 100;

function baseWithEnd(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

async function* readInner(
  bytes: Buffer,
  { name, reader, matching }: FileContext,
  spent: ReadProgress,
): AsyncGenerator<ReadEntry> {
  if (spent.depth > 0) throw new ArchiveError(detectForeignName(name) ?? "nested");
  const inner = await openArchive(bytes, MAX_INNER_ENTRIES);
  spent.depth++;
  let isEmpty = true;
  try {
    const foreign = detectForeignArchive(inner.names) ?? detectForeignName(name);
    if (foreign) throw new ArchiveError(foreign);
    for await (const entry of readEntries(inner, { reader, matching }, undefined, spent)) {
      isEmpty = false;
      yield inOuterArchive(name + INNER_ENTRY_SEPARATOR, entry);
    }
    if (isEmpty) throw new ArchiveError("notARecipe");
  } finally {
    spent.depth--;
    await inner.close();
  }
}

function inOuterArchive(outer: string, entry: ReadEntry): ReadEntry {
  const name = outer + entry.name;
  if (!("recipe" in entry)) return { ...entry, name };
  const photos = entry.recipe.photos.map(
    (photo): ParsedPhoto =>
      photo.kind === "entry" ? { ...photo, name: outer + photo.name } : photo,
  );
  return { ...entry, name, recipe: { ...entry.recipe, photos } };
}
