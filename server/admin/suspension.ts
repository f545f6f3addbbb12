import type { Db } from "../db/open";
import { AppError } from "../errors";
import { type Actor, noteAct } from "./audit";
import { getNamed, type Named } from "./roles";

/**
 * Suspends an account: its sessions end, and nothing of it is there for anybody but administrators.
 * Twice is the same as once. Throws user.notFound, or user.lastAdministrator for an administrator.
 */
export async function suspendUser(
  db: Db,
  actor: Actor,
  named: Named,
): Promise<{ username: string }> {
  return db.transaction().execute(async (trx) => {
    const { id, username, role, suspended_at } = await getNamed(trx, named);
    if (role === "ADMIN") throw new AppError("user.lastAdministrator");
    if (suspended_at !== null) return { username };
    await trx.updateTable("users").set({ suspended_at: Date.now() }).where("id", "=", id).execute();
    await trx.deleteFrom("sessions").where("user_id", "=", id).execute();
    await noteAct(trx, actor, "user.suspend", username);
    return { username };
  });
}
