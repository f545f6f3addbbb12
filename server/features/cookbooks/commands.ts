import type { Transaction } from "kysely";
import type { CookbookContent } from "#domain/cookbook/cookbook";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { ImageChange } from "../../platform/images/change-image";
import type { Person } from "../../policies/permissions";
import { insertIntoCookbook } from "./cookbook-recipes";
import { changeCookbookImage } from "./image";
import {
  auditCookbookAct,
  type CookbookMembership,
  getCookbookMembership,
  requireAdministrator,
} from "./membership";

interface CookbookSave {
  /** Identifies the form: resending it creates no second cookbook. */
  formKey: string;
  content: CookbookContent;
}

export async function createCookbook(
  db: Db,
  viewer: Person,
  save: CookbookSave & { recipeId?: number },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const made = await findCreatedByForm(trx, viewer, save.formKey);
    if (made !== undefined) return made;
    const id = await insertCookbook(trx, viewer, save);
    if (save.recipeId !== undefined) await insertIntoCookbook(trx, viewer, id, save.recipeId);
    return id;
  });
}

export async function saveCookbook(
  db: Db,
  viewer: Person,
  { id, image, ...save }: CookbookSave & { id?: number; image: ImageChange },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const existing = id ?? (await findCreatedByForm(trx, viewer, save.formKey));
    if (existing !== undefined) await requireAdministrator(trx, viewer, existing);
    const saved = existing ?? (await insertCookbook(trx, viewer, save));
    const cookbook = await getCookbookMembership(trx, viewer, saved);
    if (id !== undefined) await updateCookbook(trx, viewer, id, cookbook, save);
    await changeCookbookImage(trx, viewer, saved, cookbook, image);
    return saved;
  });
}

export async function deleteCookbook(db: Db, viewer: Person, id: number): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const cookbook = await requireAdministrator(trx, viewer, id);
    await auditCookbookAct(trx, viewer, cookbook, "cookbook.remove");
    await trx.deleteFrom("cookbooks").where("id", "=", id).execute();
    return cookbook.name;
  });
}

async function updateCookbook(
  trx: Transaction<Database>,
  viewer: Person,
  id: number,
  cookbook: CookbookMembership,
  { content, formKey }: CookbookSave,
): Promise<void> {
  await trx
    .updateTable("cookbooks")
    .set({ name: content.name, description: content.description, save_key: formKey })
    .where("id", "=", id)
    .execute();
  await auditCookbookAct(trx, viewer, cookbook, "cookbook.edit");
}

async function findCreatedByForm(
  trx: Transaction<Database>,
  viewer: Person,
  formKey: string,
): Promise<number | undefined> {
  const made = await trx
    .selectFrom("cookbooks")
    .select("id")
    .where("created_by", "=", viewer.id)
    .where("creation_key", "=", formKey)
    .executeTakeFirst();
  return made?.id;
}

export async function insertCookbook(
  trx: Transaction<Database>,
  viewer: Person,
  { content, formKey }: CookbookSave,
): Promise<number> {
  const now = Date.now();
  const { id } = await trx
    .insertInto("cookbooks")
    .values({
      name: content.name,
      description: content.description,
      created_by: viewer.id,
      creation_key: formKey,
      save_key: formKey,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("cookbook_members")
    .values({ cookbook_id: id, user_id: viewer.id, is_administrator: 1, joined_at: now })
    .execute();
  return id;
}
