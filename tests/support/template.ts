import { sql } from "kysely";
import { usernameKey } from "#domain/text/text";
import { hashPassword } from "#server/features/accounts/password-hash";
import { loadCatalogue } from "#server/features/ingredients/catalogue";
import type { DatabaseLocation } from "#server/platform/db/engine";
import { migrateToLatest } from "#server/platform/db/migrate";
import { pickEngine } from "#server/platform/db/open";
import { indexUser } from "#server/policies/full-text/indexing";
import { updateIndexes } from "#server/policies/full-text/reindexing";
import { CAST, PASSWORD } from "./cast";

export async function makeTemplate(place: DatabaseLocation): Promise<void> {
  const db = pickEngine(place).open(place);
  await migrateToLatest(db);
  await updateIndexes(db);
  await loadCatalogue(db);
  const now = Date.now();
  const passwordHash = await hashPassword(PASSWORD);
  await db
    .insertInto("users")
    .values(
      Object.values(CAST).map(({ id, username, role }) => ({
        id,
        username,
        role,
        username_key: usernameKey(username),
        email: `${username.toLowerCase()}@popote.example`,
        password_hash: passwordHash,
        verified_at: now,
        created_at: now,
      })),
    )
    .execute();
  if (place.databaseUrl) {
    await sql`SELECT setval('users_id_seq', max(id)) FROM users`.execute(db);
    await sql`SELECT setval('ingredients_id_seq', max(id)) FROM ingredients`.execute(db);
  }
  for (const { id } of Object.values(CAST)) await indexUser(db, id);
  await db
    .insertInto("follows")
    .values({
      follower_id: CAST.bob.id,
      followed_id: CAST.alice.id,
      requested_at: now,
      accepted_at: now,
    })
    .execute();
  await db.destroy();
}
