import type { Document } from "domhandler";
import type { FoundRecipe } from "../found";
import { withGroupNames } from "./group-names";
import { headOf, type PageHead } from "./head";
import { parsedHtml } from "./html";
import { itemsIn } from "./items";
import { filled, fullness, merged } from "./merging";
import { markedLines, outlineOf } from "./outline";
import { readPlainText } from "./plain-text";
import { recipesIn } from "./schema";
import { jsonIn } from "./scripts";
import { SYNTAXES } from "./syntaxes";
import { wholeList } from "./whole-list";

/** Every recipe of a page (usually one), the fullest first; [] where there is none. */
export function readPage(html: string, address: string | null): FoundRecipe[] {
  const page = parsedHtml(html);
  const head = headOf(page, address);
  const recipes = merged(tellings(page, head)).map((recipe) => completed(recipe, head, address));
  const whole = recipes.filter((recipe) => fullness(recipe) > 0);
  const found = whole.length > 0 ? whole : recipes;
  const lines = markedLines(page);
  if (whole.length > 1 || found.some((recipe) => fullness(recipe) === WHOLE)) {
    const [listed] = found.length === 1 ? readOutline(lines, head) : [];
    return found.map((recipe) => ({ ...recipe, ingredients: listOf(recipe, listed, lines) }));
  }
  const outlined = readOutline(lines, head).map((recipe) => completed(recipe, head, address));
  const [known] = found;
  const [other] = outlined;
  if (found.length === 1 && known?.title) {
    return [outlined.length === 1 && other ? filled(known, other) : known];
  }
  return outlined.length > 0 ? outlined : whole;
}

const WHOLE = 2;

/** Its ingredients, with what only the page itself says of them. */
function listOf(
  { ingredients, title }: FoundRecipe,
  listed: FoundRecipe | undefined,
  lines: string[],
): FoundRecipe["ingredients"] {
  const whole = wholeList(ingredients, listed?.ingredients ?? [], lines);
  return withGroupNames(whole, lines, title);
}

/** A page that no syntax describes: by its headings, where they name both ingredients and steps. */
function readOutline(lines: string[], { title, description }: PageHead): FoundRecipe[] {
  const text = outlineOf(lines);
  const isNamed = text.startsWith("# ") || !title;
  return readPlainText(text, { isHeaded: true })
    .filter(({ ingredients, steps }) => ingredients.length > 1 && steps.length > 0)
    .map((recipe) => ({ ...recipe, title: isNamed ? recipe.title : title, description }));
}

/** What each way of telling it says: linked data, the elements, and last what its script is fed with. */
function tellings(page: Document, head: PageHead): FoundRecipe[][] {
  const { linked, fed } = jsonIn(page);
  const told = [linked, ...SYNTAXES.map((syntax) => itemsIn(page, syntax))];
  const isTold = told.some((items) =>
    recipesIn(items, head.base).some((each) => fullness(each) > 0),
  );
  return [...told, isTold ? [] : fed].map((items) => recipesIn(items, head.base));
}

/** With what the page says beside it. */
function completed(recipe: FoundRecipe, head: PageHead, address: string | null): FoundRecipe {
  const named =
    /^https?:/.test(recipe.source) && recipe.source !== head.base ? recipe.source : null;
  return {
    ...recipe,
    title: recipe.title || head.title,
    source: address ?? named ?? head.canonical ?? recipe.source,
    language: recipe.language ?? head.language,
    picture: recipe.picture ?? (head.picture ? { kind: "address", address: head.picture } : null),
  };
}
