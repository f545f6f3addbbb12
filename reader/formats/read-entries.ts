import { setImmediate as turn } from "node:timers/promises";
import type { TableColumn } from "#domain/import";
import { ArchiveError } from "../archive/archive-error";
import { hasGzipSignature, unpackGzip } from "../archive/gzip";
import { type Archive, hasZipSignature, openArchive } from "../archive/open-archive";
import { withDoubts } from "../pages/page-doubts";
import type { ParsedRecipe } from "../parsed-recipe";
import type { FileContext, Format, ParsedEntry } from "./parsed-file";
import { isPictureName } from "./picture-beside";
import { readRecipeFile } from "./read-recipe-file";
import { isArchiveName, isRecipeName, maxBytesOf, recipeFiles } from "./recipe-file-names";

/** An archive in the archive, as Tandoor writes one a recipe, with its picture. */
const MAX_INNER_ENTRIES = 1_000;
const MAX_READ_BYTES = 2 * 1024 ** 3;
export const INNER_ENTRY_SEPARATOR = "!/";

export type ReadEntry = (ParsedEntry | { name: string; table: TableColumn[] }) & {
  format: Format | null;
};

/** What a whole upload is read with. */
export type ReadingContext = Pick<FileContext, "reader" | "matching">;

/** `outer` names the archive around this one. Throws ArchiveError "tooLarge" for a bomb. */
export async function* readEntries(
  archive: Archive,
  reading: ReadingContext,
  files = recipeFiles(archive.names),
  outer = "",
  spent = { bytes: 0 },
): AsyncGenerator<ReadEntry> {
  for (const name of archive.refused) yield { name: outer + name, format: null, problem: "unsafe" };
  const around = contextIn(archive.names, files);
  for (const name of files) {
    if (spent.bytes > MAX_READ_BYTES) throw new ArchiveError("tooLarge");
    await turn();
    try {
      yield* readEntry(archive, { name, ...around, ...reading }, outer, spent);
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      yield { name: outer + name, format: null, problem: error.reason };
    }
  }
}

async function* readEntry(
  archive: Archive,
  place: FileContext,
  outer: string,
  spent: { bytes: number },
): AsyncGenerator<ReadEntry> {
  const { name } = place;
  const packed = await archive.read(name, maxBytesOf(name));
  const bytes = hasGzipSignature(packed) ? await unpackGzip(packed, maxBytesOf(name)) : packed;
  spent.bytes += bytes.length;
  if (hasZipSignature(bytes)) {
    yield* readInner(bytes, place, outer, spent);
    return;
  }
  const file = await readRecipeFile(bytes, place);
  if (!file) {
    if (isRecipeName(name)) throw new ArchiveError("notARecipe");
    return;
  }
  if (file.table) yield { name: outer + name, format: file.format, table: file.table };
  let count = 0;
  for await (const found of file.recipes) {
    if (count++ > 0) await turn();
    if (typeof found === "string")
      yield { name: outer + name, format: file.format, problem: found };
    else {
      const recipe = inOuterArchive(outer, doubted(found, file.format));
      yield { name: outer + name, format: file.format, recipe };
    }
  }
}

/** What Popote wrote itself needs no doubt. */
function doubted(recipe: ParsedRecipe, format: Format): ParsedRecipe {
  return recipe.doubts || format === "POPOTE" ? recipe : withDoubts(recipe);
}

function contextIn(
  names: string[],
  files: string[],
): Omit<FileContext, "name" | keyof ReadingContext> {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  const byBase = new Map<string, string[]>();
  for (const name of names.filter(isPictureName)) {
    const base = baseWithEnd(name.toLowerCase());
    byBase.set(base, [...(byBase.get(base) ?? []), name].slice(0, MAX_ALIKE));
  }
  const pictures = files.length === 1 ? names.filter(isPictureName) : [];
  return {
    find: (name) => known.get(name.toLowerCase()),
    findByEnd: (path) => {
      const end = `/${path.toLowerCase()}`;
      const called = byBase.get(baseWithEnd(end)) ?? [];
      const found = called.filter((name) => `/${name.toLowerCase()}`.endsWith(end));
      return found.length === 1 ? found[0] : undefined;
    },
    onlyPicture: pictures.length === 1 ? pictures[0] : undefined,
  };
}

/** More files of one name are told apart by their folders alone. */
const MAX_ALIKE = 100;

function baseWithEnd(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

async function* readInner(
  bytes: Buffer,
  { name, reader, matching }: FileContext,
  outer: string,
  spent: { bytes: number },
): AsyncGenerator<ReadEntry> {
  if (outer !== "" || !isArchiveName(name)) throw new ArchiveError("unsafe");
  const inner = await openArchive(bytes, MAX_INNER_ENTRIES);
  try {
    yield* readEntries(inner, { reader, matching }, undefined, name + INNER_ENTRY_SEPARATOR, spent);
  } finally {
    await inner.close();
  }
}

function inOuterArchive(outer: string, recipe: ParsedRecipe): ParsedRecipe {
  const { picture } = recipe;
  if (picture?.kind !== "entry" || outer === "") return recipe;
  return { ...recipe, picture: { kind: "entry", name: outer + picture.name } };
}
