import {
  getHouseholdSharing,
  type LinkKind,
  shareHousehold,
} from "#server/features/households/links";
import type { Db } from "#server/platform/db/open";
import type { Person } from "#server/policies/permissions";
import { type CastName, toUser } from "./cast";

/** Makes a secret address of a list or plan, one's own or a cookbook's; returns its key. */
export async function shareHouseholdByLink(
  db: Db,
  who: CastName | Person,
  kind: LinkKind,
  cookbook: number | null = null,
): Promise<string> {
  const maker = toUser(who);
  await shareHousehold(db, maker, { cookbook }, kind);
  return (await getHouseholdSharing(db, maker, { cookbook }, kind)).key ?? "";
}
