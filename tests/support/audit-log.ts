import type { Db } from "#server/platform/db/open";

/** Oldest first: "Ada user.grant Alice". */
export async function listAuditLines(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("audit").selectAll().orderBy("id").execute();
  return rows.map(({ actor_name, act, subject }) => `${actor_name ?? "-"} ${act} ${subject}`);
}

/** Oldest first: actor, act, subject, details. */
export async function listAuditEntries(db: Db): Promise<[string | null, string, string, object][]> {
  const rows = await db.selectFrom("audit").selectAll().orderBy("id").execute();
  return rows.map(({ actor_name, act, subject, details }) => [
    actor_name,
    act,
    subject,
    JSON.parse(details),
  ]);
}
