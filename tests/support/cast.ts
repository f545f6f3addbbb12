import type { Person } from "#server/policies/permissions";

export const PASSWORD = "correct horse";

const person = (id: number, username: string, role: Person["role"] = "USER"): Person => ({
  id,
  username,
  role,
  imageVersion: null,
});

/** Alice owns, Bob follows her, Charlie is a stranger, Dana shares a cookbook, Ada administers. */
export const CAST = {
  alice: person(1, "Alice"),
  bob: person(2, "Bob"),
  charlie: person(3, "Charlie"),
  dana: person(4, "Dana"),
  ada: person(5, "Ada", "ADMIN"),
};

export type CastName = keyof typeof CAST;
export type Who = CastName | "nobody";
export const EVERYBODY: Who[] = ["alice", "bob", "charlie", "dana", "ada", "nobody"];

export function toUser(who: CastName | Person): Person {
  return typeof who === "string" ? CAST[who] : who;
}
