import type { Db } from "#server/db/open";

/** What administrators did, oldest first: who, what, to what, and the details. */
export async function actsOf(db: Db): Promise<[string | null, string, string, object][]> {
  const rows = await db.selectFrom("audit").selectAll().orderBy("id").execute();
  return rows.map(({ actor_name, act, subject, details }) => [
    actor_name,
    act,
    subject,
    JSON.parse(details),
  ]);
}
