import type { OpenUpload } from "#reader/formats/open-upload";
import type { ParsedImage } from "#reader/parsed-recipe";
import type { Db } from "../../platform/db/open";
import type { OutgoingPolicy } from "../../platform/http-client/outgoing-policy";
import { fetchImage } from "../../platform/http-client/page";
import { withUserMutex } from "../../platform/http-client/user-mutex";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { storeItemPhotos } from "./item-for-form";
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

/** The rest of a page's photos is left out after this time, because somebody waits for the page. */
const MAX_FETCHING_MS = 20_000;

/** Photos that fail are left out. */
export async function saveItemPhotos(
  db: Db,
  files: FileStore,
  viewer: Person,
  importId: number,
  position: number,
  outgoing: OutgoingPolicy | undefined,
): Promise<void> {
  const until = Date.now() + MAX_FETCHING_MS;
  let opened: Promise<OpenUpload | undefined> | undefined;
  const read = async (image: ParsedImage) => {
    if (image.kind === "entry") {
      opened ??= openFile(db, files, viewer, importId);
      return (await opened)?.image(image.name);
    }
    if (Date.now() > until) return undefined;
    return withFetchLimit(db, viewer, () => fetchImage(image.address, outgoing));
  };
  try {
    await storeItemPhotos(db, files, viewer, importId, position, read);
  } finally {
    const file = await opened?.catch(() => undefined);
    await file?.close();
  }
}

async function openFile(
  db: Db,
  files: FileStore,
  viewer: Person,
  importId: number,
): Promise<OpenUpload | undefined> {
  const row = await db
    .selectFrom("imports")
    .select(["name", "file"])
    .where("id", "=", importId)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  return row?.file ? openImportFile(files, { file: row.file, name: row.name }) : undefined;
}
