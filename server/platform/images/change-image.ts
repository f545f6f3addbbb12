import type { Transaction } from "kysely";
import type { ImageType } from "#domain/image/image";
import type { Database } from "../db/tables";
import { claimPendingImage, type Uploader } from "./pending-uploads";

export type ImageChange = { kind: "keep" } | { kind: "remove" } | { kind: "pending"; id: string };

/** Returns the act for the audit log; undefined without a change, as if a form was sent twice. */
export async function changeImage(
  trx: Transaction<Database>,
  uploader: Uploader,
  type: ImageType,
  id: number,
  change: ImageChange,
): Promise<"picture.change" | "picture.remove" | undefined> {
  if (change.kind === "keep") return undefined;
  if (change.kind === "remove") {
    await clearImage(trx, type, id);
    return "picture.remove";
  }
  if (!(await claimPendingImage(trx, uploader, type, change.id))) return undefined;
  await trx
    .updateTable(type)
    .set((eb) => ({
      image_key: change.id,
      image_version: eb("last_image_version", "+", 1),
      last_image_version: eb("last_image_version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  return "picture.change";
}

/** Uses up a version, so that the address of the removed image never shows the next one. */
export async function clearImage(
  trx: Transaction<Database>,
  type: ImageType,
  id: number,
): Promise<void> {
  await trx
    .updateTable(type)
    .set((eb) => ({
      image_key: null,
      image_version: null,
      last_image_version: eb("last_image_version", "+", 1),
    }))
    .where("id", "=", id)
    .where("image_version", "is not", null)
    .execute();
}
