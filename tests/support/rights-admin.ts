import type { Household } from "./rights-scene";
import { form, page, type Turn, type Way } from "./rights-way";

const about = (intent: string, whom: keyof Household["people"]) =>
  form(({ people }) => `/admin/user?user=${people[whom].id}`, { intent });

const aboutOneself = (intent: string) =>
  form(({ self }: Turn) => `/admin/user?user=${self}`, { intent });

/** Every way to do what the table says of the admin area's people. */
export const adminWays: Record<string, Way[]> = {
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
  "make, unmake, suspend or delete oneself": [
    aboutOneself("grant"),
    aboutOneself("revoke"),
    aboutOneself("suspend"),
    aboutOneself("delete"),
  ],
};
