import { type Kysely, sql } from "kysely";

const KEPT_TO_ADMINISTRATORS = [
  sql`
    CREATE TRIGGER cookbook_links_by_administrators BEFORE INSERT ON cookbook_links
    WHEN NOT EXISTS (
      SELECT 1 FROM cookbook_members
      WHERE cookbook_id = new.cookbook_id AND user_id = new.shared_by AND is_administrator = 1
    ) BEGIN
      SELECT RAISE(ABORT, 'cookbook.notAdministrator');
    END`,
  sql`
    CREATE TRIGGER cookbook_links_end AFTER UPDATE OF is_administrator ON cookbook_members
    WHEN new.is_administrator = 0 BEGIN
      DELETE FROM cookbook_links
      WHERE cookbook_id = new.cookbook_id AND shared_by = new.user_id;
    END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  // A secret URL that opens a cookbook. It shows what its creator may share, and is deleted when
  // they revoke it, leave the cookbook or stop administering it.
  await sql`
    CREATE TABLE cookbook_links (
      cookbook_id INTEGER PRIMARY KEY REFERENCES cookbooks (id) ON DELETE CASCADE,
      shared_by INTEGER NOT NULL,
      secret TEXT NOT NULL UNIQUE CHECK (length(secret) >= 40),
      shared_at INTEGER NOT NULL,
      FOREIGN KEY (cookbook_id, shared_by)
        REFERENCES cookbook_members (cookbook_id, user_id) ON DELETE CASCADE
    ) STRICT`.execute(db);
  for (const trigger of KEPT_TO_ADMINISTRATORS) await trigger.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const trigger of ["cookbook_links_end", "cookbook_links_by_administrators"]) {
    await sql`DROP TRIGGER ${sql.table(trigger)}`.execute(db);
  }
  await sql`DROP TABLE cookbook_links`.execute(db);
}
