import type { Db } from "#server/db/open";

/** What is written down as done by administrators: "Ada user.grant Alice", the first first. */
export async function actsOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("audit").selectAll().orderBy("id").execute();
  return rows.map(({ actor_name, act, subject }) => `${actor_name ?? "-"} ${act} ${subject}`);
}
