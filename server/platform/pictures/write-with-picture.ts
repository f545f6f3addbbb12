import type { Transaction } from "kysely";
import type { PictureType } from "#domain/image/picture";
import { type Db, getEngine } from "../db/open";
import type { Database } from "../db/tables";
import type { FileStore } from "../storage/file-store";
import { imageName } from "./image-keys";
import {
  claimPendingImage,
  findPendingImage,
  linkPendingImage,
  type Uploader,
} from "./pending-uploads";
import { FOLDERS_BY_TYPE } from "./referenced-pictures";

const FIRST_VERSION = 1;

export type PictureChange = { kind: "keep" } | { kind: "remove" } | { kind: "pending"; id: string };

/** The files are stored under a version that no row names yet. */
interface Placed {
  kind: "placed";
  pendingId: string;
  id: number;
  version: number;
  isNew: boolean;
}

export type PictureWrite = PictureChange | Placed;

/** Rolls back the transaction, so that files can be placed before `write` runs again. */
class NeedsReservedId extends Error {
  constructor(readonly id: number | undefined) {
    super("The picture has no place yet");
  }
}

// `write` calls `requireReservedId` after all checks and `changePicture` last. Files are stored
// before a row names them; after a crash they are listed in unused_images.
export async function writeWithPicture<Done>(
  db: Db,
  files: FileStore,
  uploader: Uploader,
  type: PictureType,
  change: PictureChange,
  write: (trx: Transaction<Database>, picture: PictureWrite) => Promise<Done>,
): Promise<Done> {
  let picture: PictureWrite = change;
  for (;;) {
    try {
      return await db.transaction().execute((trx) => write(trx, picture));
    } catch (error) {
      if (!(error instanceof NeedsReservedId) || change.kind !== "pending") throw error;
      picture = await place(db, files, uploader, type, error.id, change.id);
    }
  }
}

export function requireReservedId(
  picture: PictureWrite,
  id: number | undefined,
): number | undefined {
  if (picture.kind === "keep" || picture.kind === "remove") return undefined;
  if (picture.kind === "pending") throw new NeedsReservedId(id);
  // A concurrent submit of the same form created the row.
  if (id === undefined ? !picture.isNew : picture.id !== id) throw new NeedsReservedId(id);
  return picture.isNew ? picture.id : undefined;
}

export function buildReservedColumns(newId: number | undefined) {
  return newId === undefined ? {} : { id: newId, last_image_version: FIRST_VERSION };
}

export async function changePicture(
  trx: Transaction<Database>,
  uploader: Uploader,
  type: PictureType,
  id: number,
  picture: PictureWrite,
): Promise<"picture.change" | "picture.remove" | undefined> {
  if (picture.kind === "remove") {
    await setImageVersion(trx, type, id, null);
    return "picture.remove";
  }
  if (picture.kind !== "placed") return undefined;
  if (!(await claimPendingImage(trx, uploader, type, picture.pendingId))) return undefined;
  await setImageVersion(trx, type, id, picture.version);
  return "picture.change";
}

async function place(
  db: Db,
  files: FileStore,
  uploader: Uploader,
  type: PictureType,
  id: number | undefined,
  pendingId: string,
): Promise<PictureWrite> {
  if (!(await findPendingImage(db, uploader, type, pendingId))) return { kind: "keep" };
  const reserved = await db
    .transaction()
    .execute((trx) => (id === undefined ? reserveNew(trx, type) : reserveNext(trx, type, id)));
  if (!reserved) return { kind: "keep" };
  await linkPendingImage(files, type, pendingId, imageName(reserved.id, reserved.version));
  return { kind: "placed", pendingId, isNew: id === undefined, ...reserved };
}

/** Never reuses a version; a trigger lists its files as unused until a row names them. */
async function reserveNext(trx: Transaction<Database>, type: PictureType, id: number) {
  const row = await trx
    .updateTable(type)
    .set((eb) => ({ last_image_version: eb("last_image_version", "+", 1) }))
    .where("id", "=", id)
    .returning("last_image_version as version")
    .executeTakeFirst();
  return row && { id, version: row.version };
}

async function reserveNew(trx: Transaction<Database>, type: PictureType) {
  if (type === "users") throw new Error("Nobody signs up with a picture");
  const id = await getEngine(trx).reserveId(trx, type);
  const since = Date.now();
  const unused = FOLDERS_BY_TYPE[type].map((folder) => ({
    folder,
    name: imageName(id, FIRST_VERSION),
    since,
  }));
  await trx.insertInto("unused_images").values(unused).execute();
  return { id, version: FIRST_VERSION };
}

async function setImageVersion(
  trx: Transaction<Database>,
  type: PictureType,
  id: number,
  version: number | null,
): Promise<void> {
  await trx.updateTable(type).set({ image_version: version }).where("id", "=", id).execute();
}
