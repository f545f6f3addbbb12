import { type Attempt, type AttemptContext, form, page } from "./rights-attempt";
import type { Household } from "./rights-scene";

const about = (intent: string, whom: keyof Household["people"]) =>
  form(({ people }) => `/admin/user?user=${people[whom].id}`, { intent });

const aboutOneself = (intent: string) =>
  form(({ self }: AttemptContext) => `/admin/user?user=${self}`, { intent });

const steppingInto = (thing: (turn: AttemptContext) => string) =>
  form((turn) => `/admin/access?${thing(turn)}`, { reason: "To see that it can be done." });

export const adminAttempts: Record<string, Attempt[]> = {
  "open what is under /admin": [
    page("/admin"),
    page("/admin/users"),
    page("/admin/audit"),
    page(({ people }) => `/admin/user?user=${people.alice.id}`),
  ],
  "make somebody an ADMIN": [about("grant", "ines")],
  "make an ADMIN a USER": [about("revoke", "rosa")],
  "confirm an address by hand": [about("verify", "uma")],
  "suspend an account": [about("suspend", "ines")],
  "lift a suspension": [about("lift", "sven")],
  "delete an account": [about("delete", "vera")],
  "step into a recipe": [
    steppingInto(({ recipes }) => `recipe=${recipes.PRIVATE}`),
    steppingInto(({ recipes }) => `recipe=${recipes.PROTECTED}`),
  ],
  "step into a cookbook": [steppingInto(({ cookbook }) => `cookbook=${cookbook}`)],
  "step into an account": [steppingInto(({ people }) => `user=${people.ines.id}`)],
  "make, unmake, suspend or delete oneself": [
    aboutOneself("grant"),
    aboutOneself("revoke"),
    aboutOneself("suspend"),
    aboutOneself("delete"),
  ],
};
