import type { Registration } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";

export async function canSignUp(db: Db, registration: Registration): Promise<boolean> {
  if (registration === "open") return true;
  const somebody = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  return somebody === undefined;
}

export async function requireOpenRegistration(db: Db, registration: Registration): Promise<void> {
  if (!(await canSignUp(db, registration))) throw new AppError("auth.registrationClosed");
}
