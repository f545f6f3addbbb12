import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { hashSecret } from "../../platform/secrets";
import type { Viewer } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { openHouseholdLink } from "../households/links";
import { getShoppingList, type ReadingList, type ShoppingList } from "./queries";
import type { ShoppingLine } from "./shown-lines";
import { tickEntries, untickEntries } from "./ticking";

/** For each secret address; two people who tick a list of 500 lines stay below it. */
const MOST_TICKS = 1_200;
const TICKS_MINUTES = 60;

export type SharedList = Pick<ShoppingList, "aisles" | "basket">;

/** Lists the lines that a key opens, without who put them there and for what. Throws link.notFound. */
export async function getSharedList(
  db: Db,
  viewer: Viewer,
  key: string,
  reading: Pick<ReadingList, "locale" | "units">,
): Promise<SharedList> {
  const { sharedBy, cookbook } = await openHouseholdLink(db, viewer, "LIST", key);
  const { aisles, basket } = await getShoppingList(db, sharedBy, { ...reading, cookbook });
  return {
    aisles: aisles.map((aisle) => ({ ...aisle, lines: aisle.lines.map(hideSources) })),
    basket: basket.map(hideSources),
  };
}

/** Ticks or unticks entries, each once. Throws link.notFound and request.tooMany. */
export async function tickSharedEntries(
  db: Db,
  viewer: Viewer,
  { key, isTicked }: { key: string; isTicked: boolean },
  ids: number[],
): Promise<void> {
  const { sharedBy, cookbook } = await openHouseholdLink(db, viewer, "LIST", key);
  if (ids.length === 0) throw new AppError("request.invalid");
  await consumeAttempt(db, [`list ${hashSecret(key)}`], MOST_TICKS, TICKS_MINUTES);
  const act = isTicked ? tickEntries : untickEntries;
  await act(db, sharedBy, { cookbook }, ids);
}

function hideSources(line: ShoppingLine): ShoppingLine {
  return { ...line, sources: [] };
}
