import { ArchiveError } from "#reader/archive/archive-error";
import type { ParsedImage } from "#reader/parsed-recipe";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import type { OutgoingPolicy } from "../../platform/http-client/outgoing-policy";
import { fetchImage } from "../../platform/http-client/page";
import { Unreachable } from "../../platform/http-client/unreachable";
import { withUserMutex } from "../../platform/http-client/user-mutex";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { storeItemImage } from "./item-for-form";
import { openImportFile } from "./open-import-file";

/** Pages and images, per user and rate limit window. */
export const MAX_FETCHES = 60;

export async function withFetchLimit<Fetched>(
  db: Db,
  viewer: Person,
  fetching: () => Promise<Fetched>,
): Promise<Fetched> {
  await consumeAttempt(db, [`fetching ${viewer.id}`], MAX_FETCHES);
  return withUserMutex(viewer.id, fetching);
}

/** If the image fails, the recipe is imported without it. */
export async function saveItemImage(
  db: Db,
  files: FileStore,
  viewer: Person,
  importId: number,
  position: number,
  outgoing: OutgoingPolicy | undefined,
): Promise<void> {
  const read = async (image: ParsedImage) => {
    if (image.kind === "entry") return readEntry(db, files, viewer, importId, image.name);
    return withFetchLimit(db, viewer, () => fetchImage(image.address, outgoing));
  };
  try {
    await storeItemImage(db, files, viewer, importId, position, read);
  } catch (error) {
    const isWithout = error instanceof Unreachable || error instanceof ArchiveError;
    const isRateLimited = error instanceof AppError && error.code === "request.tooMany";
    if (!isWithout && !isRateLimited) throw error;
  }
}

async function readEntry(
  db: Db,
  files: FileStore,
  viewer: Person,
  importId: number,
  entry: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("imports")
    .select(["name", "file"])
    .where("id", "=", importId)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  if (!row?.file) return undefined;
  const opened = await openImportFile(files, { file: row.file, name: row.name });
  try {
    return await opened.image(entry);
  } finally {
    await opened.close();
  }
}
