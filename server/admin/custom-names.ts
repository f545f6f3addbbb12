import { z } from "zod";
import { foldedKey } from "#domain/text/text";
import { countCustomLines, type LineCounts } from "../features/recipes/line-counts";
import { decodeCursor, encodeCursor } from "../platform/db/cursor";
import type { Db } from "../platform/db/open";

const PAGE_SIZE = 48;
const MAX_SPELLINGS = 8;

const cursorSchema = z.tuple([z.number().int(), z.string()]);
const BEGINNING: z.infer<typeof cursorSchema> = [Number.MIN_SAFE_INTEGER, ""];

interface CustomNamePage {
  names: { key: string; name: string; uses: number }[];
  next: string | null;
}

export async function listCustomNames(
  db: Db,
  { search, cursor }: { search: string; cursor: string | null },
): Promise<CustomNamePage> {
  const after = cursor === null ? BEGINNING : decodeCursor(cursor, cursorSchema);
  const searchKey = foldedKey(search).replace(/[%\\]/g, "_");
  const rows = await db
    .selectFrom("custom_names")
    .select(["key", "uses", "rank"])
    .select((eb) =>
      eb
        .selectFrom("recipe_ingredients as line")
        .select("line.custom_name")
        .whereRef("line.custom_key", "=", "custom_names.key")
        .orderBy("line.recipe_id", "desc")
        .limit(1)
        .as("name"),
    )
    .$if(searchKey !== "", (query) => query.where("key", "like", `%${searchKey}%`))
    .where((eb) => eb(eb.refTuple("rank", "key"), ">", eb.tuple(...after)))
    .orderBy("rank")
    .orderBy("key")
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    names: page.map(({ key, name, uses }) => ({ key, name: name ?? key, uses })),
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.rank, last.key]) : null,
  };
}

interface CustomName extends LineCounts {
  /** As spelled in the newest recipe. */
  name: string;
  spellings: string[];
}

export async function findCustomName(db: Db, name: string): Promise<CustomName | undefined> {
  const key = foldedKey(name);
  const written = await findSpelling(db, key);
  if (written === undefined) return undefined;
  const spellings = await db
    .selectFrom("recipe_ingredients")
    .select("custom_name as name")
    .distinct()
    .where("custom_key", "=", key)
    .limit(MAX_SPELLINGS)
    .execute();
  return {
    name: written,
    spellings: spellings.flatMap((each) => each.name ?? []),
    ...(await countCustomLines(db, key)),
  };
}

export async function findSpelling(db: Db, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("recipe_ingredients")
    .select("custom_name as name")
    .where("custom_key", "=", key)
    .orderBy("recipe_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? undefined;
}
