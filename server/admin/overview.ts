import { VISIBILITIES, type Visibility } from "#domain/recipe/recipe";
import type { Db } from "../platform/db/open";
import { notRemoved } from "../policies/visibility/recipes";

interface Counts {
  people: number;
  unverified: number;
  suspended: number;
  cookbooks: number;
  openReports: number;
  waitingEmails: number;
  failedEmails: number;
  maintenance: number;
}

export interface Overview extends Counts {
  recipes: Record<Visibility, number>;
}

export async function getOverview(db: Db): Promise<Overview> {
  const written = await db
    .selectFrom("recipes")
    .where(notRemoved)
    .select((eb) => ["visibility", eb.fn.countAll<number>().as("count")])
    .groupBy("visibility")
    .execute();
  const recipes = VISIBILITIES.map((visibility) => [
    visibility,
    written.find((row) => row.visibility === visibility)?.count ?? 0,
  ]);
  return { ...(await countOthers(db)), recipes: Object.fromEntries(recipes) };
}

/** What waits for an administrator's decision: open reports and emails that could not be sent. */
export async function countWaiting(db: Db): Promise<number> {
  const count = db.fn.countAll<number>().as("count");
  const { reports, emails } = await db
    .selectNoFrom([
      db.selectFrom("reports").select(count).where("settled_at", "is", null).as("reports"),
      db
        .selectFrom("outbox")
        .select(count)
        .where("sent_at", "is", null)
        .where("failed_at", "is not", null)
        .as("emails"),
    ])
    .executeTakeFirstOrThrow();
  return (reports ?? 0) + (emails ?? 0);
}

async function countOthers(db: Db): Promise<Counts> {
  const count = db.fn.countAll<number>().as("count");
  const users = db.selectFrom("users").select(count);
  const unsent = db.selectFrom("outbox").select(count).where("sent_at", "is", null);
  return db
    .selectNoFrom([
      users.where("verified_at", "is not", null).as("people"),
      users.where("verified_at", "is", null).as("unverified"),
      users.where("suspended_at", "is not", null).as("suspended"),
      db.selectFrom("cookbooks").select(count).as("cookbooks"),
      db.selectFrom("reports").select(count).where("settled_at", "is", null).as("openReports"),
      unsent.where("failed_at", "is", null).as("waitingEmails"),
      unsent.where("failed_at", "is not", null).as("failedEmails"),
      db.selectFrom("maintenance").select(count).as("maintenance"),
    ])
    .$castTo<Counts>()
    .executeTakeFirstOrThrow();
}
