import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";

const ROWS = 5_000;
const FILES = 1_000;
const ITEMS_OF_LONG_IMPORT = 5_000;
const RECIPE_TEXT = "x".repeat(3_000);

/** Adds rows for every scheduled job to remove. */
export function addOverdueRows(folder: string, users: number): void {
  const sqlite = new Sqlite(path.join(folder, "popote.sqlite"));
  sqlite.transaction(() => {
    for (const statement of STATEMENTS) {
      sqlite
        .prepare(`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n
        WHERE n < $rows) ${statement}`)
        .run({ rows: ROWS, text: RECIPE_TEXT, users });
    }
    const items =
      sqlite.prepare(`INSERT INTO import_items (import_id, position, name, title, found, state)
      VALUES (?, ?, '', '', ?, 'FOUND')`);
    for (const id of [1, 2, 3]) {
      for (let at = 10; at < ITEMS_OF_LONG_IMPORT; at++) items.run(id, at, RECIPE_TEXT);
    }
  })();
  sqlite.close();
  addStrayFiles(folder);
}

const STATEMENTS = [
  // An unconfirmed user never signed in and has written nothing.
  "UPDATE users SET verified_at = 1 FROM n WHERE verified_at IS NULL AND n = 1",
  `INSERT INTO users (username, username_key, email, created_at)
   SELECT 'unconfirmed' || n, 'unconfirmed' || n, n || '@unconfirmed.example', 1 FROM n
   WHERE n <= $rows / 10`,
  `INSERT INTO user_words (rowid, words)
   SELECT users.id, 'u_' || username FROM users JOIN n ON username = 'unconfirmed' || n`,
  `INSERT INTO sessions SELECT 'old ' || n, 1, '{}', '', 1, 1, 1 FROM n`,
  `INSERT INTO idempotency_outcomes (name, owner, body_digest, outcome, bytes, expires_at)
   SELECT printf('%064d', n), 'address 192.0.2.1', printf('%064d', n), $text, 4000, 1 FROM n`,
  `INSERT INTO tokens (token_hash, kind, user_id, created_at, expires_at)
   SELECT 'old ' || n, 'VERIFY_EMAIL', n, 1, 1 FROM n WHERE n <= $users`,
  `INSERT INTO attempts SELECT 'old ' || n, 1, 1 FROM n`,
  `INSERT INTO known_devices SELECT 'old ' || n, 1, 1, 1 FROM n`,
  `INSERT INTO recipe_drafts (user_id, key, form_key, title, updated_at, form)
   SELECT 1, n, n, '', 1, $text FROM n`,
  `INSERT INTO pending_images (id, user_id, created_at) SELECT 'old ' || n, 1, 1 FROM n`,
  `INSERT INTO imports (id, user_id, form_key, kind, name, locale, state, created_at, changed_at)
   SELECT n, 1, n, 'TEXT', '', 'en', 'DONE', 1, 1 FROM n WHERE n <= $rows / 10`,
  `INSERT INTO import_items (import_id, position, name, title, found, state)
   SELECT 1 + n / 10, n % 10, '', '', $text, 'SAVED' FROM n WHERE n < $rows`,
  `INSERT INTO outbox (kind, recipient, locale, details, created_at, next_try_at, sent_at)
   SELECT 'verifyEmail', 'somebody@popote.example', 'en', '{}', 1, 1, 1 FROM n`,
  `INSERT INTO recipe_revisions (recipe_id, version, saved_at, replaced_at, content)
   SELECT n, 0, 1, 1, json_quote($text) FROM n`,
  `INSERT INTO unused_images SELECT 'recipes', n || '-v9', 1 FROM n`,
  `INSERT INTO outbox (kind, recipient, locale, details, created_at, next_try_at)
   SELECT 'verifyEmail', 'somebody@' || n || '.example', 'en', '{"url":"x"}', 1, 1 FROM n WHERE n <= 300`,
  `INSERT INTO word_fragments (fragment, word)
   SELECT 'unused' || n, 'unused' || n FROM n`,
];

function addStrayFiles(folder: string): void {
  for (const place of ["images/pending", "imports"]) {
    mkdirSync(path.join(folder, place), { recursive: true });
    for (let at = 0; at < FILES; at++) {
      const file = path.join(folder, place, `stray${at}.webp`);
      writeFileSync(file, "");
      utimesSync(file, 1, 1);
    }
  }
}
