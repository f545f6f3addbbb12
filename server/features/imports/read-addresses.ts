import { setTimeout } from "node:timers/promises";
import { parseSourceAddress } from "#domain/recipe/source-address";
import type { Db } from "../../platform/db/open";
import type { OutgoingPolicy } from "../../platform/http-client/outgoing-policy";
import { fetchPage } from "../../platform/http-client/page";
import { Unreachable } from "../../platform/http-client/unreachable";
import { withUserMutex } from "../../platform/http-client/user-mutex";
import { type AddressToRead, findAddressToRead } from "./import-addresses";
import { appendItems, type ParsedItem } from "./item-rows";
import { readFileText } from "./read-file-text";
import { toSiteProblem } from "./site-problem";
import type { RunTask } from "./throttled-queue";

const SITE_REST_MS = 1_000;

interface AddressesJob {
  id: number;
  viewer: { id: number };
}

/** Resumes after the last address read; fetches each address once. */
export async function readAddresses(
  {
    db,
    runTask,
    signal,
    outgoing,
  }: {
    db: Db;
    runTask: RunTask;
    signal: AbortSignal;
    outgoing: OutgoingPolicy | undefined;
  },
  { id, viewer }: AddressesJob,
): Promise<void> {
  let last = "";
  while (!signal.aborted) {
    const next = await findAddressToRead(db, id);
    if (!next) return;
    const host = parseSourceAddress(next.address)?.host ?? "";
    if (host !== "" && host === last) await setTimeout(SITE_REST_MS, undefined, { signal });
    last = host;
    const items = await fetchItems(next.address, viewer.id, outgoing);
    if (!signal.aborted) await runTask(() => storeItems(db, id, next, items));
  }
}

async function fetchItems(
  address: string,
  personId: number,
  outgoing: OutgoingPolicy | undefined,
): Promise<ParsedItem[]> {
  try {
    const page = await withUserMutex(personId, () => fetchPage(address, outgoing));
    const read = await readFileText({ kind: "page", text: page.html, address: page.address });
    const items = read.recipes.map((recipe) => ({ name: address, recipe }));
    if (items.length === 0) return [{ name: address, problem: "notARecipe" }];
    return read.isMore ? [...items, { name: address, problem: "more" }] : items;
  } catch (error) {
    if (error instanceof Unreachable) return [{ name: address, problem: toSiteProblem(error) }];
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
