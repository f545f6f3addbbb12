import type Sqlite from "better-sqlite3";
import { LOCALES } from "#domain/language/locales";
import { usernameKey } from "#domain/text/text";
import { buildUserTerms } from "#server/policies/full-text/indexing";
import { inBatches } from "./batches";
import type { Chance } from "./chance";
import { RARE_NAMES, rareName } from "./rare-names";
import { FIRST_DAY } from "./time";

const FIRST_NAMES = (
  "Alex,Amélie,Antoine,Béatrice,Camille,Charlotte,Chloé,Daniel,David,Élise,Emma,Étienne,Félix," +
  "Florence,Gabriel,Grace,Hannah,Hugo,Isabelle,Jack,James,Jeanne,Julie,Karim,Léa,Liam,Louis,Lucie," +
  "Maria,Marie,Mathis,Maude,Mia,Nathan,Noah,Nora,Océane,Olivia,Owen,Paul,Priya,Rachel,Raphaël,Rose," +
  "Samuel,Sarah,Sofia,Théo,Thomas,Victor,William,Yasmine,Zoé"
).split(",");
const SEPARATORS = [".", "_", "-", ""] as const;
const PUBLIC_SHARE = 0.85;
const VERIFIED_SHARE = 0.98;
const ACCEPTED_SHARE = 0.9;
const MANY = 300;
const MANY_SHARE = 0.005;

/** Adds users with ids from 1 and indexes them; their stems are added to `stems`. */
export async function addPeople(
  sqlite: Sqlite.Database,
  chance: Chance,
  users: number,
  stems: Set<string>,
): Promise<void> {
  const insert = sqlite.prepare(
    `INSERT INTO users (id, username, username_key, email, locale, is_public, verified_at, form_secret,
      created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const index = sqlite.prepare("INSERT INTO user_words (rowid, words) VALUES (?, ?)");
  const taken = new Set<string>();
  await inBatches(sqlite, users, (id) => {
    const username = freeName(chance, taken, id);
    insert.run(
      id,
      username,
      usernameKey(username),
      `cook${id}@popote.example`,
      LOCALES[id % LOCALES.length],
      chance.isTrue(PUBLIC_SHARE) ? 1 : 0,
      chance.isTrue(VERIFIED_SHARE) ? FIRST_DAY : null,
      chance.hex(32),
      FIRST_DAY,
    );
    const { words, stems: learnt } = buildUserTerms(username);
    index.run(id, [...new Set(words)].join(" "));
    for (const stem of learnt) stems.add(stem);
  });
}

/** Adds follows: a median of ten per user, about three hundred for some, including the last one. */
export async function addFollows(
  sqlite: Sqlite.Database,
  chance: Chance,
  users: number,
): Promise<void> {
  const insert = sqlite.prepare(
    `INSERT INTO follows (follower_id, followed_id, requested_at, accepted_at) VALUES (?, ?, ?, ?)`,
  );
  await inBatches(sqlite, users, (follower) => {
    const isBusy = follower === users || chance.isTrue(MANY_SHARE);
    const count = Math.min(isBusy ? MANY : aroundTen(chance), Math.floor(users / 2));
    for (const followed of somePeople(chance, users, count)) {
      if (followed === follower) continue;
      const isAccepted = isBusy || chance.isTrue(ACCEPTED_SHARE);
      insert.run(follower, followed, FIRST_DAY, isAccepted ? FIRST_DAY : null);
    }
  });
}

/** Picks distinct users; slow when `count` is near `users`. */
export function somePeople(chance: Chance, users: number, count: number): Set<number> {
  const some = new Set<number>();
  while (some.size < count) some.add(somebody(chance, users));
  return some;
}

/** Picks a user, low ids far more often: they write the most and have the most followers. */
export function somebody(chance: Chance, users: number): number {
  return 1 + Math.floor(chance.share() ** 1.5 * users);
}

function aroundTen(chance: Chance): number {
  return chance.isTrue(0.5) ? chance.between(0, 10) : chance.between(10, 40);
}

function freeName(chance: Chance, taken: Set<string>, id: number): string {
  const name =
    chance.oneOf(FIRST_NAMES) + chance.oneOf(SEPARATORS) + rareName(chance.rank(RARE_NAMES));
  const free = taken.has(usernameKey(name)) ? `${name}${id}` : name;
  taken.add(usernameKey(free));
  return free;
}
