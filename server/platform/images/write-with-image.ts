import type { Transaction } from "kysely";
import type { ImageType } from "#domain/image/image";
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
import { FOLDERS_BY_TYPE } from "./referenced-images";

const FIRST_VERSION = 1;

export type ImageChange = { kind: "keep" } | { kind: "remove" } | { kind: "pending"; id: string };

/** The files are stored under a version that no row names yet. */
interface Placed {
  kind: "placed";
  pendingId: string;
  id: number;
  version: number;
  isNew: boolean;
}

export type ImageWrite = ImageChange | Placed;

/** Rolls back the transaction, so that files can be placed before `write` runs again. */
class NeedsReservedId extends Error {
  constructor(readonly id: number | undefined) {
    super("The image has no place yet");
  }
}

// `write` calls `requireReservedId` after all checks and `changeImage` last. Files are stored
// before a row names them; after a crash they are listed in unused_images.
export async function writeWithImage<Done>(
  db: Db,
  files: FileStore,
  uploader: Uploader,
  type: ImageType,
  change: ImageChange,
  write: (trx: Transaction<Database>, image: ImageWrite) => Promise<Done>,
): Promise<Done> {
  let image: ImageWrite = change;
  for (;;) {
    try {
      return await db.transaction().execute((trx) => write(trx, image));
    } catch (error) {
      if (!(error instanceof NeedsReservedId) || change.kind !== "pending") throw error;
      image = await place(db, files, uploader, type, error.id, change.id);
    }
  }
}

export function requireReservedId(image: ImageWrite, id: number | undefined): number | undefined {
  if (image.kind === "keep" || image.kind === "remove") return undefined;
  if (image.kind === "pending") throw new NeedsReservedId(id);
  // A concurrent submit of the same form created the row.
  if (id === undefined ? !image.isNew : image.id !== id) throw new NeedsReservedId(id);
  return image.isNew ? image.id : undefined;
}

export function buildReservedColumns(newId: number | undefined) {
  return newId === undefined ? {} : { id: newId, last_image_version: FIRST_VERSION };
}

export async function changeImage(
  trx: Transaction<Database>,
  uploader: Uploader,
  type: ImageType,
  id: number,
  image: ImageWrite,
): Promise<"picture.change" | "picture.remove" | undefined> {
  if (image.kind === "remove") {
    await setImageVersion(trx, type, id, null);
    return "picture.remove";
  }
  if (image.kind !== "placed") return undefined;
  if (!(await claimPendingImage(trx, uploader, type, image.pendingId))) return undefined;
  await setImageVersion(trx, type, id, image.version);
  return "picture.change";
}

async function place(
  db: Db,
  files: FileStore,
  uploader: Uploader,
  type: ImageType,
  id: number | undefined,
  pendingId: string,
): Promise<ImageWrite> {
  if (!(await findPendingImage(db, uploader, type, pendingId))) return { kind: "keep" };
  const reserved = await db
    .transaction()
    .execute((trx) => (id === undefined ? reserveNew(trx, type) : reserveNext(trx, type, id)));
  if (!reserved) return { kind: "keep" };
  await linkPendingImage(files, type, pendingId, imageName(reserved.id, reserved.version));
  return { kind: "placed", pendingId, isNew: id === undefined, ...reserved };
}

/** Never reuses a version; a trigger lists its files as unused until a row names them. */
async function reserveNext(trx: Transaction<Database>, type: ImageType, id: number) {
  const row = await trx
    .updateTable(type)
    .set((eb) => ({ last_image_version: eb("last_image_version", "+", 1) }))
    .where("id", "=", id)
    .returning("last_image_version as version")
    .executeTakeFirst();
  return row && { id, version: row.version };
}

async function reserveNew(trx: Transaction<Database>, type: ImageType) {
  if (type === "users") throw new Error("Nobody signs up with an image");
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
  type: ImageType,
  id: number,
  version: number | null,
): Promise<void> {
  await trx.updateTable(type).set({ image_version: version }).where("id", "=", id).execute();
}
