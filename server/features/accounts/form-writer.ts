import type { Kysely } from "kysely";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { newSecret } from "../../platform/secrets";
import type { Person } from "../../policies/permissions";

const WRITER = /^([1-9]\d{0,14})\.(.+)$/;

/** Identifies a form's author, so that the form can be stored after the session has ended. */
export async function getFormWriter(db: Db, viewer: Person): Promise<string> {
  const [user] = await selectSecret(db, { userId: viewer.id });
  if (!user) throw new Error(`There is no user ${viewer.id}`);
  return `${viewer.id}.${user.secret}`;
}

const selectSecret = compileOnce((db, { userId }: { userId: number }) =>
  db.selectFrom("users").select("form_secret as secret").where("id", "=", userId),
);

/** The user id a form claims, even if its secret has expired; never a proof. */
export function readWriterId(writer: string): number | undefined {
  const [, id] = WRITER.exec(writer) ?? [];
  return id === undefined ? undefined : Number(id);
}

export async function findWriter(db: Db, writer: string): Promise<number | undefined> {
  const [, , secret = writer] = WRITER.exec(writer) ?? [];
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("form_secret", "=", secret)
    .executeTakeFirst();
  const named = readWriterId(writer) ?? user?.id;
  return user?.id === named ? named : undefined;
}

/** Whether the viewer wrote the form; within a session an expired secret counts too. */
export async function isOwnForm(db: Db, viewer: Person, writer: string): Promise<boolean> {
  return (readWriterId(writer) ?? (await findWriter(db, writer))) === viewer.id;
}

/** Forms with the old secret are no longer stored as drafts. */
export async function renewFormSecret(db: Kysely<Database>, userId: number): Promise<void> {
  await db
    .updateTable("users")
    .set({ form_secret: newSecret() })
    .where("id", "=", userId)
    .execute();
}
