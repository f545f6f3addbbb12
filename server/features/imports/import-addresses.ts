import { MAX_ADDRESSES } from "#domain/import/import";
import { sourceKey } from "#domain/recipe/source-address";
import type { Db } from "../../platform/db/open";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { getImportByForm, insertImport, type NewImport } from "./commands";
import { deleteOldestImports } from "./import-limits";

/** Per user and hour; a list is up to MAX_ADDRESSES requests to other sites. */
const MAX_LISTS = 3;
const LISTS_MINUTES = 60;

export interface AddressToRead {
  position: number;
  address: string;
}

export async function createImportFromAddresses(
  db: Db,
  files: FileStore,
  viewer: Person,
  newImport: NewImport,
  addresses: string[],
): Promise<number> {
  await consumeAttempt(db, [`addresses ${viewer.id}`], MAX_LISTS, LISTS_MINUTES);
  const rows = removeDuplicates(addresses).slice(0, MAX_ADDRESSES);
  const id = await db.transaction().execute(async (trx) => {
    const made = await insertImport(trx, viewer, newImport, { state: "READING", file: null });
    if (made === undefined) return undefined;
    await trx
      .insertInto("import_addresses")
      .values(rows.map((address, position) => ({ import_id: made, position, address })))
      .execute();
    return made;
  });
  await deleteOldestImports(db, files, viewer);
  return id ?? getImportByForm(db, viewer, newImport.formKey);
}

function removeDuplicates(addresses: string[]): string[] {
  const seen = new Set<string>();
  return addresses.filter((address) => {
    const key = sourceKey(address) ?? address;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

export function findAddressToRead(db: Db, importId: number): Promise<AddressToRead | undefined> {
  return db
    .selectFrom("import_addresses as list")
    .innerJoin("imports", "imports.id", "list.import_id")
    .innerJoin("users", "users.id", "imports.user_id")
    .select(["list.position", "list.address"])
    .where("list.import_id", "=", importId)
    .where("list.read_at", "is", null)
    .where("imports.state", "=", "READING")
    .where("users.suspended_at", "is", null)
    .orderBy("list.position")
    .limit(1)
    .executeTakeFirst();
}
