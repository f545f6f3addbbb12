import type { Db } from "../db/open";
import type { Outgoing } from "../outgoing/outgoing";
import { fetchPage } from "../outgoing/page";
import type { Person } from "../permissions";
import type { Unreadable } from "./archive/fault";
import { type Begun, beginWithRecipes } from "./commands";
import type { FoundRecipe } from "./found";
import { fetchFor, keepItemPicture } from "./item-picture";
import { readPage } from "./pages/page";
import { isMoreThanRead, readPasted } from "./pages/pasted";
import { getImport, isOneFound } from "./queries";

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
  const isJson = /^\s*[[{]/.test(page.html);
  const recipes = (isJson ? readPasted : readPage)(page.html, page.address);
  return beginWith(db, dataDir, viewer, begun, withRest(page.html, recipes), outgoing);
}

/** Brings in the recipes of a text that was pasted: a page, its JSON-LD, or plain text. */
export async function importText(
  db: Db,
  dataDir: string,
  viewer: Person,
  begun: Begun,
  pasted: { text: string; address: string },
  outgoing: Outgoing | undefined,
): Promise<Looked> {
  const recipes = readPasted(pasted.text, pasted.address || null);
  return beginWith(db, dataDir, viewer, begun, withRest(pasted.text, recipes), outgoing);
}

/** What is beyond the bounds is told of. */
function withRest(text: string, recipes: FoundRecipe[]): (FoundRecipe | Unreadable)[] {
  return isMoreThanRead(text, recipes) ? [...recipes, "more"] : recipes;
}

async function beginWith(
  db: Db,
  dataDir: string,
  viewer: Person,
  begun: Begun,
  recipes: (FoundRecipe | Unreadable)[],
  outgoing: Outgoing | undefined,
): Promise<Looked> {
  if (recipes.length === 0) return { kind: "noRecipe" };
  const id = await beginWithRecipes(db, dataDir, viewer, begun, recipes);
  const isOne = isOneFound(await getImport(db, viewer, id));
  if (isOne) await keepItemPicture(db, dataDir, viewer, id, 1, outgoing);
  return { kind: "begun", id };
}
