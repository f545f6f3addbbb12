import type { Kysely } from "kysely";
import type { OwnerAction } from "#domain/administration/access-grants";
import type { AuditAction } from "#domain/administration/audit-actions";
import type { Database } from "../platform/db/tables";
import type { Person } from "./permissions";

export type Actor = Person | "COMMAND_LINE";

/** `subject`: the item's current name; `details`: the values of the act's text in admin.json. */
export async function appendToAuditLog(
  trx: Kysely<Database>,
  actor: Actor,
  act: AuditAction,
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

/** Records only acts under an access grant, not what users do with their own items. */
export async function appendGrantedAct(
  trx: Kysely<Database>,
  viewer: Person,
  act: OwnerAction,
  subject: string,
  details: Record<string, string | number> = {},
): Promise<void> {
  if (viewer.access) await appendToAuditLog(trx, viewer, act, subject, details);
}

/** Administrators read the log but may not see private titles. */
export function redactTitle(recipe: { id: number; title: string; visibility: string }): string {
  return recipe.visibility === "PUBLIC" ? recipe.title : `#${recipe.id}`;
}
