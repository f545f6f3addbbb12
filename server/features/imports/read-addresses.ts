import { setTimeout } from "node:timers/promises";
import { sourceAddress } from "#domain/recipe/source-address";
import type { Db } from "../../platform/db/open";
import type { Outgoing } from "../../platform/http-client/connection-limits";
import { fetchPage } from "../../platform/http-client/page";
import { withPersonMutex } from "../../platform/http-client/person-mutex";
import { Unreachable } from "../../platform/http-client/unreachable";
import { type AddressToRead, findAddressToRead } from "./import-addresses";
import { appendItems, type ParsedItem } from "./item-rows";
import type { TakeTurn } from "./job-queue";
import { readFileText } from "./read-file-text";
import { siteProblem } from "./site-problem";

/** Between two pages of one site. */
const SITE_REST_MS = 1_000;

interface AddressesJob {
  id: number;
  viewer: { id: number };
}

/** Goes on after the last address that was read; each is fetched once. */
export async function readAddresses(
  {
    db,
    takeTurn,
    signal,
    outgoing,
  }: {
    db: Db;
    takeTurn: TakeTurn;
    signal: AbortSignal;
    outgoing: Outgoing | undefined;
  },
  { id, viewer }: AddressesJob,
): Promise<void> {
  let last = "";
  while (!signal.aborted) {
    const next = await findAddressToRead(db, id);
    if (!next) return;
    const host = sourceAddress(next.address)?.host ?? "";
    if (host !== "" && host === last) await setTimeout(SITE_REST_MS, undefined, { signal });
    last = host;
    const items = await itemsAt(next.address, viewer.id, outgoing);
    if (!signal.aborted) await takeTurn(() => storeItems(db, id, next, items));
  }
}

async function itemsAt(
  address: string,
  personId: number,
  outgoing: Outgoing | undefined,
): Promise<ParsedItem[]> {
  try {
    const page = await withPersonMutex(personId, () => fetchPage(address, outgoing));
    const read = await readFileText({ kind: "page", text: page.html, address: page.address });
    const items = read.recipes.map((recipe) => ({ name: address, recipe }));
    if (items.length === 0) return [{ name: address, problem: "notARecipe" }];
    return read.isMore ? [...items, { name: address, problem: "more" }] : items;
  } catch (error) {
    if (error instanceof Unreachable) return [{ name: address, problem: siteProblem(error) }];
    if (error instanceof Error && "reason" in error)
      return [{ name: address, problem: "tooLarge" }];
    throw error;
  }
}

async function storeItems(
  db: Db,
  id: number,
  { position }: AddressToRead,
  items: ParsedItem[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("import_addresses")
      .set({ read_at: Date.now() })
      .where("import_id", "=", id)
      .where("position", "=", position)
      .where("read_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await appendItems(trx, id, items);
  });
}
