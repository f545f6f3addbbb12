import type { Kysely } from "kysely";
import type { Act } from "~/model/audit";
import type { Database } from "../db/tables";
import { type Person, stepsIn } from "../permissions";

/** Who acts: an administrator, or whoever runs a command on the server. */
export type Actor = Person | "COMMAND_LINE";

/**
 * Writes an administrative act down, in the transaction of what is done. `subject` names what is
 * acted on as it is called now; `details` are what the wording of the act names beside it.
 */
export async function noteAct(
  trx: Kysely<Database>,
  actor: Actor,
  act: Act,
  subject: string,
  details: Record<string, string | number> = {},
): Promise<void> {
  const by = actor === "COMMAND_LINE" ? { id: null, username: null } : actor;
  await trx
    .insertInto("audit")
    .values({
      acted_at: Date.now(),
      actor_id: by.id,
      actor_name: by.username,
      act,
      subject,
      details: JSON.stringify(details),
    })
    .execute();
}

/**
 * The same for what somebody does outside the admin area: only where they may (`may`) do it as an
 * ADMIN alone. What people do with what is theirs is nobody's business.
 */
export async function noteSteppingIn(
  trx: Kysely<Database>,
  viewer: Person,
  may: (viewer: Person) => boolean,
  act: Act,
  subject: string,
  details: Record<string, string | number> = {},
): Promise<void> {
  if (stepsIn(viewer, may)) await noteAct(trx, viewer, act, subject, details);
}
