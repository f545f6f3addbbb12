import type { Registration } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";

/** True while no account exists: the first one becomes administrator. */
export async function canSignUp(db: Db, registration: Registration): Promise<boolean> {
  if (registration === "open") return true;
  const somebody = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  return somebody === undefined;
}

/** Throws auth.registrationClosed. */
export async function requireOpenRegistration(db: Db, registration: Registration): Promise<void> {
  if (!(await canSignUp(db, registration))) throw new AppError("auth.registrationClosed");
}
