import type { Unreadable } from "#reader/archive/fault";
import type { ReadText } from "#reader/pages/read-text";
import type { ParsedRecipe } from "#reader/parsed-recipe";
import type { Db } from "../db/open";
import type { Outgoing } from "../http-client/outgoing";
import { fetchPage } from "../http-client/page";
import { withPersonMutex } from "../http-client/person-mutex";
import type { Person } from "../permissions";
import { takeAttempt } from "../rate-limit";
import { type Begun, beginWithRecipes } from "./commands";
import { fetchFor, keepItemPicture } from "./item-picture";
import { getImport, isOneFound } from "./queries";
import { readInThread } from "./read-in-thread";

/** So many texts one person may paste in a window of time. */
export const MAX_PASTES = 60;

/** What came of looking for recipes: an import that has begun, or none. */
export type Looked = { kind: "begun"; id: number } | { kind: "noRecipe" };

/**
 * Brings in the recipes of a page. Throws Unreachable, or request.tooMany for who asks for page
 * after page.
 */
export async function importAddress(
  db: Db,
  dataDir: string,
  viewer: Person,
  begun: Begun,
  outgoing: Outgoing | undefined,
): Promise<Looked> {
  const page = await fetchFor(db, viewer, () => fetchPage(begun.name, outgoing));
  const read = await readInThread({ kind: "page", text: page.html, address: page.address });
  return beginWith(db, dataDir, viewer, begun, read, outgoing);
}

/**
 * Brings in the recipes of a text that was pasted: a page, its JSON-LD, or plain text. Throws
 * request.tooMany for who pastes one after another without end.
 */
export async function importText(
  db: Db,
  dataDir: string,
  viewer: Person,
  begun: Begun,
  { text, address }: { text: string; address: string },
  outgoing: Outgoing | undefined,
): Promise<Looked> {
  await takeAttempt(db, [`paste ${viewer.id}`], MAX_PASTES);
  const read = await withPersonMutex(viewer.id, () =>
    readInThread({ kind: "pasted", text, address: address || null }),
  );
  return beginWith(db, dataDir, viewer, begun, read, outgoing);
}

async function beginWith(
  db: Db,
  dataDir: string,
  viewer: Person,
  begun: Begun,
  { recipes, isMore }: ReadText,
  outgoing: Outgoing | undefined,
): Promise<Looked> {
  if (recipes.length === 0) return { kind: "noRecipe" };
  // What is beyond the bounds is told of.
  const all: (ParsedRecipe | Unreadable)[] = isMore ? [...recipes, "more"] : recipes;
  const id = await beginWithRecipes(db, dataDir, viewer, begun, all);
  const isOne = isOneFound(await getImport(db, viewer, id));
  if (isOne) await keepItemPicture(db, dataDir, viewer, id, 1, outgoing);
  return { kind: "begun", id };
}
