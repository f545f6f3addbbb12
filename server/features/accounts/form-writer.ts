import type { Kysely } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { newSecret } from "../../platform/secrets";
import type { Person } from "../../policies/permissions";

const WRITER = /^([1-9]\d{0,14})\.(.+)$/;

/** What a form carries to name its writer, so that it can be kept once their session has ended. */
export async function getFormWriter(db: Db, viewer: Person): Promise<string> {
  const { secret } = await db
    .selectFrom("users")
    .select("form_secret as secret")
    .where("id", "=", viewer.id)
    .executeTakeFirstOrThrow();
  return `${viewer.id}.${secret}`;
}

/** Whose form it says it is, also where its secret has ended; never a proof. */
export function readWriterId(writer: string): number | undefined {
  const [, id] = WRITER.exec(writer) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The person whose forms carry this secret. */
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

/** Whether a form is its sender's: an ended secret is none the worse with a session. */
export async function isOwnForm(db: Db, viewer: Person, writer: string): Promise<boolean> {
  return (readWriterId(writer) ?? (await findWriter(db, writer))) === viewer.id;
}

/** Nothing more is kept for whoever knows the former one. */
export async function renewFormSecret(db: Kysely<Database>, userId: number): Promise<void> {
  await db
    .updateTable("users")
    .set({ form_secret: newSecret() })
    .where("id", "=", userId)
    .execute();
}
