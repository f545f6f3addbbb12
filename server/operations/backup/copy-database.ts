import type { Kysely } from "kysely";
import { COPIED_NAMES, type CopiedName } from "../../platform/db/copied-tables";
import {
  checksumRows,
  indexWordsOfMany,
  type KeepingIndex,
  WORD_INDEXES,
} from "../../platform/db/full-text";
import { type Db, getEngine } from "../../platform/db/open";
import { readStoredTerms } from "../../platform/db/stored-terms";
import {
  type Columns,
  countRows,
  digestTable,
  listColumns,
  openDigest,
  readRows,
} from "../../platform/db/table-rows";
import type { Database } from "../../platform/db/tables";
import { indexAllNames } from "../../policies/full-text/name-indexes";

type Trx = Kysely<Database>;

interface CopyRequest {
  without: readonly CopiedName[];
  onRows(done: number, total: number): void;
}

export class CopyDiffers extends Error {}

const STORED_INDEXES: KeepingIndex[] = ["public_recipe_words", "other_recipe_words"];

/** In one transaction; compares every table before the commit. Returns the number of rows. */
export async function copyDatabase(
  snapshot: Db,
  target: Db,
  { without, onRows }: CopyRequest,
): Promise<number> {
  const columns = await sharedColumns(snapshot, target);
  const names = COPIED_NAMES.filter((name) => !without.includes(name));
  let rows = 0;
  for (const name of names) rows += await countRows(snapshot, name);
  let done = 0;
  const count = (some: number) => {
    done += some;
    onRows(done, 2 * rows);
  };
  await getEngine(target).bulk.refill(target, [...COPIED_NAMES, ...WORD_INDEXES], async (trx) => {
    for (const name of names) await copyTable(snapshot, trx, name, columns, count);
    await copyWords(snapshot, trx, () => count(0));
    const { bulk } = getEngine(snapshot);
    await getEngine(target).bulk.setLastIds(trx, await bulk.listLastIds(snapshot));
  });
  return rows;
}

async function sharedColumns(snapshot: Db, target: Db): Promise<Columns> {
  const [ours, theirs] = [await listColumns(snapshot), await listColumns(target)];
  for (const name of COPIED_NAMES) {
    if (ours.get(name)?.join() === theirs.get(name)?.join()) continue;
    throw new CopyDiffers(`The table ${name} has other columns in the copy.`);
  }
  return ours;
}

async function copyTable(
  snapshot: Db,
  trx: Trx,
  name: CopiedName,
  tables: Columns,
  count: (rows: number) => void,
): Promise<void> {
  const columns = tables.get(name) ?? [];
  const { bulk } = getEngine(trx);
  const [given, taken] = [openDigest(), openDigest()];
  for await (const rows of readRows(snapshot, name, columns)) {
    given.add(rows);
    await bulk.insertRows(trx, name, columns, rows);
    count(rows.length);
  }
  for await (const rows of readRows(trx, name, columns)) {
    taken.add(rows);
    count(rows.length);
  }
  if (given.end() !== taken.end()) {
    throw new CopyDiffers(`The table ${name} differs in the copy.`);
  }
}

async function copyWords(snapshot: Db, trx: Trx, onSome: () => void): Promise<void> {
  for (const index of STORED_INDEXES) {
    for await (const rows of readStoredTerms(snapshot, index)) {
      await indexWordsOfMany(trx, index, rows);
      onSome();
    }
    const [given, taken] = [await checksumRows(snapshot, index), await checksumRows(trx, index)];
    const isSame =
      given.size === taken.size && [...given].every(([id, sum]) => taken.get(id) === sum);
    if (!isSame) throw new CopyDiffers(`The words in ${index} differ in the copy.`);
  }
  await indexAllNames(trx);
}

export async function listDifferences(
  one: Db,
  other: Db,
  without: readonly CopiedName[],
): Promise<CopiedName[]> {
  const columns = await sharedColumns(one, other);
  const different: CopiedName[] = [];
  for (const name of COPIED_NAMES.filter((each) => !without.includes(each))) {
    const digest = (db: Db) => digestTable(db, name, columns.get(name) ?? []);
    if ((await digest(one)) !== (await digest(other))) different.push(name);
  }
  return different;
}
