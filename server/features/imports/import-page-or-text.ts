import type { UnreadableReason } from "#reader/archive/archive-error";
import { isPastedTable } from "#reader/formats/csv-table";
import { listProblems, type ReadText } from "#reader/pages/read-text";
import type { ParsedRecipe } from "#reader/parsed-recipe";
import type { Db } from "../../platform/db/open";
import type { OutgoingPolicy } from "../../platform/http-client/outgoing-policy";
import { fetchPage } from "../../platform/http-client/page";
import { withUserMutex } from "../../platform/http-client/user-mutex";
import { newSecret } from "../../platform/secrets";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { createImportFromFile, createImportFromRecipes, type NewImport } from "./commands";
import { buildImportKey } from "./import-files";
import { saveItemPhotos, withFetchLimit } from "./item-image";
import { getImport, isSingleRecipe } from "./queries";
import { readInThread } from "./read-in-thread";

/** Per user and rate limit window. */
export const MAX_PASTES = 60;

type ImportResult = { kind: "begun"; id: number } | { kind: "noRecipe" };

/** Throws Unreachable, or request.tooMany after too many pages. */
export async function importFromPage(
  db: Db,
  files: FileStore,
  viewer: Person,
  newImport: NewImport,
  outgoing: OutgoingPolicy | undefined,
): Promise<ImportResult> {
  const page = await withFetchLimit(db, viewer, () => fetchPage(newImport.name, outgoing));
  const read = await readInThread({ kind: "page", text: page.html, address: page.address });
  return createImport(db, files, viewer, newImport, read, outgoing);
}

/** Accepts a page's HTML, its JSON-LD or plain text. */
export async function importText(
  db: Db,
  files: FileStore,
  viewer: Person,
  newImport: NewImport,
  { text, address }: { text: string; address: string },
  outgoing: OutgoingPolicy | undefined,
): Promise<ImportResult> {
  await consumeAttempt(db, [`paste ${viewer.id}`], MAX_PASTES);
  if (isPastedTable(text)) return importTable(db, files, viewer, newImport, text);
  const read = await withUserMutex(viewer.id, () =>
    readInThread({ kind: "pasted", text, address: address || null }),
  );
  return createImport(db, files, viewer, newImport, read, outgoing);
}

async function importTable(
  db: Db,
  files: FileStore,
  viewer: Person,
  newImport: NewImport,
  text: string,
): Promise<ImportResult> {
  const file = newSecret();
  await files.put(buildImportKey(file), Buffer.from(text));
  const asFile: NewImport = { ...newImport, kind: "FILE", name: "recipes.csv" };
  const id = await createImportFromFile(db, files, viewer, asFile, file);
  return { kind: "begun", id };
}

async function createImport(
  db: Db,
  files: FileStore,
  viewer: Person,
  newImport: NewImport,
  read: ReadText,
  outgoing: OutgoingPolicy | undefined,
): Promise<ImportResult> {
  if (read.recipes.length === 0) return { kind: "noRecipe" };
  const all: (ParsedRecipe | UnreadableReason)[] = [...read.recipes, ...listProblems(read)];
  const id = await createImportFromRecipes(db, files, viewer, newImport, all);
  const isOne = isSingleRecipe(await getImport(db, viewer, id));
  if (isOne) await saveItemPhotos(db, files, viewer, id, 1, outgoing);
  return { kind: "begun", id };
}
