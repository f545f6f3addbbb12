import type { Kysely } from "kysely";
import type { OwnerAct } from "#domain/access";
import type { Act } from "#domain/audit-actions";
import type { Database } from "./db/tables";
import type { Person } from "./permissions";

/** Who acts: an administrator, or whoever runs a command on the server. */
export type Actor = Person | "COMMAND_LINE";

/**
 * Writes an administrative act down, in the transaction of what is done. `subject` names what is
 * acted on as it is called now; `details` are what the wording of the act names beside it. Under an
 * access grant its reason is written down too.
 */
export async function appendToAuditLog(
  trx: Kysely<Database>,
  actor: Actor,
  act: Act,
  subject: string,
  details: Record<string, string | number> = {},
): Promise<void> {
  const by = actor === "COMMAND_LINE" ? { id: null, username: null } : actor;
  const access = actor === "COMMAND_LINE" ? undefined : actor.access;
  const { id } = await trx
    .insertInto("audit")
    .values({
      acted_at: Date.now(),
      actor_id: by.id,
      actor_name: by.username,
      act,
      subject,
      details: JSON.stringify({ ...details, ...(access && { reason: access.reason }) }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!access) return;
  await trx.insertInto("access_acts").values({ audit_id: id, grant_id: access.id }).execute();
}

/**
 * The same for a command that serves everybody: only where an ADMIN does it who stepped in. What
 * people do with what is theirs is nobody's business.
 */
export async function appendSteppingIn(
  trx: Kysely<Database>,
  viewer: Person,
  act: OwnerAct,
  subject: string,
  details: Record<string, string | number> = {},
): Promise<void> {
  if (viewer.access) await appendToAuditLog(trx, viewer, act, subject, details);
}

/** What the audit log calls a recipe: it is read by administrators, who may not see all titles. */
export function loggedTitle(recipe: { id: number; title: string; visibility: string }): string {
  return recipe.visibility === "PUBLIC" ? recipe.title : `#${recipe.id}`;
}
