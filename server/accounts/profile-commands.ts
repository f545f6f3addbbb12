import type { Locale } from "~/model/locales";
import { noteSteppingIn } from "../admin/audit";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { mayEditUser, type Person } from "../permissions";
import { indexUser } from "../search/indexing";
import { usernameKey } from "./new-account";
import { getAccount } from "./queries";

export interface Profile {
  username: string;
  isPublic: boolean;
  autoAcceptsFollows: boolean;
}

/** Changes a person's name and who may see and follow them. Throws user.usernameUsed. */
export async function updateProfile(
  db: Db,
  viewer: Person,
  userId: number,
  profile: Profile,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const key = usernameKey(profile.username);
    const holder = await trx
      .selectFrom("users")
      .select("id")
      .where("username_key", "=", key)
      .executeTakeFirst();
    if (holder && holder.id !== userId) throw new AppError("user.usernameUsed");
    const { username: before } = await getAccount(trx, userId);
    await trx
      .updateTable("users")
      .set({
        username: profile.username,
        username_key: key,
        is_public: profile.isPublic ? 1 : 0,
        auto_accepts_follows: profile.autoAcceptsFollows ? 1 : 0,
      })
      .where("id", "=", userId)
      .execute();
    await indexUser(trx, userId);
    const may = (person: Person) => mayEditUser(person, userId);
    await noteSteppingIn(trx, viewer, may, "user.edit", before);
  });
}

/** The language of the mails one gets. */
export async function updateLocale(db: Db, viewer: Person, locale: Locale): Promise<void> {
  await db.updateTable("users").set({ locale }).where("id", "=", viewer.id).execute();
}

/** Whether one wants pages without script and with small pictures, wherever one is signed in. */
export async function updateLightPages(db: Db, viewer: Person, isLight: boolean): Promise<void> {
  await db
    .updateTable("users")
    .set({ light_pages: isLight ? 1 : 0 })
    .where("id", "=", viewer.id)
    .execute();
}
