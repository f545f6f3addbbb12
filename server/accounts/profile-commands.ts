import type { Locale } from "~/model/locales";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import type { Person } from "../permissions";
import { indexUser } from "../search/indexing";
import { usernameKey } from "./new-account";

export interface Profile {
  username: string;
  isPublic: boolean;
  autoAcceptsFollows: boolean;
}

/** Changes a person's name and who may see and follow them. Throws user.usernameUsed. */
export async function updateProfile(db: Db, userId: number, profile: Profile): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const key = usernameKey(profile.username);
    const holder = await trx
      .selectFrom("users")
      .select("id")
      .where("username_key", "=", key)
      .executeTakeFirst();
    if (holder && holder.id !== userId) throw new AppError("user.usernameUsed");
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
  });
}

/** The language of the mails one gets. */
export async function updateLocale(db: Db, viewer: Person, locale: Locale): Promise<void> {
  await db.updateTable("users").set({ locale }).where("id", "=", viewer.id).execute();
}
