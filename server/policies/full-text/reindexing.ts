import type { Kysely } from "kysely";
import { stemKey } from "#domain/text/word-stems";
import { startLoop } from "../../platform/background-loop";
import { mergeOnlyInSteps, WORD_INDEXES } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { createYielder, SLICE_MS } from "../../platform/yield-to-event-loop";
import { indexIngredient, indexRecipe, indexUser } from "./indexing";
import { mergeOneStep } from "./merging";

/** Increase when `indexing.ts` or the stemmer changes: everything is reindexed. */
const RULES = "3";
const ROWS_AT_ONCE = 500;

type Trx = Kysely<Database>;

const KINDS = [
  { table: "ingredients", index: reindexIngredient },
  { table: "recipes", index: indexRecipe },
  { table: "users", index: indexUser },
] as const;

interface ReindexPosition {
  kind: number;
  lastId: number;
}

export function startReindexing(db: Db): { stop(): Promise<void> } {
  return startLoop(undefined, (signal) => updateIndexes(db, signal), "indexing failed");
}

export async function updateIndexes(db: Db, signal?: AbortSignal): Promise<void> {
  const yieldToEventLoop = createYielder();
  let position = await findPosition(db);
  if (position) for (const index of WORD_INDEXES) await mergeOnlyInSteps(db, index);
  while (position && !signal?.aborted) {
    position = await indexNext(db, position);
    await yieldToEventLoop();
    await mergeOneStep(db);
    await yieldToEventLoop();
  }
}

export async function isReindexing(db: Db): Promise<boolean> {
  return (await findPosition(db)) !== null;
}

async function findPosition(db: Trx): Promise<ReindexPosition | null> {
  const done = await readVersion(db, "words");
  if (done === RULES) return null;
  const [rules, kind, lastId] = ((await readVersion(db, "words so far")) ?? "").split(" ");
  if (rules !== RULES) return { kind: 0, lastId: 0 };
  return { kind: Number(kind), lastId: Number(lastId) };
}

async function indexNext(
  db: Db,
  { kind, lastId }: ReindexPosition,
): Promise<ReindexPosition | null> {
  const next = KINDS[kind];
  return db.transaction().execute(async (trx) => {
    if (!next) {
      await writeVersion(trx, "words", RULES);
      await trx.deleteFrom("versions").where("name", "=", "words so far").execute();
      return null;
    }
    const indexed = await indexRows(trx, next, lastId);
    const position = indexed === null ? { kind: kind + 1, lastId: 0 } : { kind, lastId: indexed };
    await writeVersion(trx, "words so far", `${RULES} ${position.kind} ${position.lastId}`);
    return position;
  });
}

async function indexRows(
  trx: Trx,
  { table, index }: (typeof KINDS)[number],
  after: number,
): Promise<number | null> {
  const begun = performance.now();
  const rows = await trx
    .selectFrom(table)
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(ROWS_AT_ONCE)
    .execute();
  let last: number | null = null;
  for (const { id } of rows) {
    await index(trx, id);
    last = id;
    if (performance.now() - begun > SLICE_MS) break;
  }
  return last;
}

async function reindexIngredient(trx: Trx, id: number): Promise<void> {
  const names = await trx
    .selectFrom("ingredient_names")
    .select(["key", "locale", "name"])
    .where("ingredient_id", "=", id)
    .execute();
  for (const { key, locale, name } of names) {
    await trx
      .updateTable("ingredient_names")
      .set({ stem: stemKey(name) })
      .where("key", "=", key)
      .where("locale", "=", locale)
      .where("ingredient_id", "=", id)
      .execute();
  }
  await indexIngredient(trx, id);
}

async function readVersion(db: Trx, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("versions")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

async function writeVersion(db: Trx, name: string, value: string): Promise<void> {
  await db
    .insertInto("versions")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
