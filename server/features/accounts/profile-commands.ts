import type { Transaction } from "kysely";
import type { Locale } from "#domain/language/locales";
import type { UnitChoice } from "#domain/measures/unit-choice";
import { usernameKey } from "#domain/text/text";
import type { WeekStart } from "#domain/time/week-start";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { ImageChange } from "../../platform/images/change-image";
import { appendGrantedAct } from "../../policies/audit-log";
import { indexUser } from "../../policies/full-text/indexing";
import type { Person } from "../../policies/permissions";
import { changeUserImage } from "./image";
import { getAccount } from "./queries";

interface ProfileInput {
  username: string;
  bio: string;
  isPublic: boolean;
  autoAcceptsFollows: boolean;
  image: ImageChange;
}

/** Switching on automatic acceptance accepts pending requests. */
export async function updateProfile(
  db: Db,
  viewer: Person,
  userId: number,
  profile: ProfileInput,
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
        bio: profile.bio,
        is_public: profile.isPublic ? 1 : 0,
        auto_accepts_follows: profile.autoAcceptsFollows ? 1 : 0,
      })
      .where("id", "=", userId)
      .execute();
    if (profile.autoAcceptsFollows) await acceptWaiting(trx, userId);
    await indexUser(trx, userId);
    await appendGrantedAct(trx, viewer, "user.edit", before);
    await changeUserImage(trx, viewer, userId, profile.image);
  });
}

async function acceptWaiting(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx
    .updateTable("follows")
    .set({ accepted_at: Date.now() })
    .where("followed_id", "=", userId)
    .where("accepted_at", "is", null)
    .execute();
}

export async function updateLocale(db: Db, viewer: Person, locale: Locale): Promise<void> {
  await db.updateTable("users").set({ locale }).where("id", "=", viewer.id).execute();
}

export async function updateLightPages(db: Db, viewer: Person, isLight: boolean): Promise<void> {
  await db
    .updateTable("users")
    .set({ light_pages: isLight ? 1 : 0 })
    .where("id", "=", viewer.id)
    .execute();
}

export async function updateUnits(db: Db, viewer: Person, units: UnitChoice): Promise<void> {
  await db.updateTable("users").set({ units }).where("id", "=", viewer.id).execute();
}

export async function updateWeekStart(db: Db, viewer: Person, start: WeekStart): Promise<void> {
  await db.updateTable("users").set({ week_start: start }).where("id", "=", viewer.id).execute();
}
