import { usernameKey } from "#domain/text/text";
import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import { indexUser } from "#server/policies/full-text/indexing";
import type { Person } from "#server/policies/permissions";
import { type Client, createClient } from "./client";
import type { TestServer } from "./server";

export async function addPerson(db: Db, username: string): Promise<Person> {
  const key = usernameKey(username);
  const { id } = await db
    .insertInto("users")
    .values({
      username,
      username_key: key,
      email: `${key}@popote.example`,
      verified_at: 1,
      created_at: 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await indexUser(db, id);
  return { id, username, role: "USER", imageVersion: null };
}

export async function signedIn({ db, origin }: TestServer, { id }: Person): Promise<Client> {
  return createClient(origin, await openSession(db, { userId: id, userAgent: "test" }));
}
