import type { Document } from "domhandler";
import type { ParsedRecipe } from "../parsed-recipe";
import { wholeList } from "./complete-ingredients";
import { completedBy } from "./complete-recipe";
import { parsedHtml } from "./html/parse-html";
import { jsonIn } from "./json-ld/json-scripts";
import { recipesIn } from "./json-ld/schema-recipe";
import { fullness, merged } from "./merge-recipes";
import { itemsIn } from "./microdata/annotated-items";
import { SYNTAXES } from "./microdata/microdata-rdfa-microformats";
import { openGroupNames } from "./outline/ingredient-group-names";
import { namedParts } from "./outline/lists-by-class-name";
import { markedLines, outlineOf } from "./outline/page-outline";
import { headOf, type PageHead, withoutSite } from "./page-head";
import { readPlainText } from "./text/read-plain-text";

/** Every recipe of a page (usually one), the fullest first; [] where there is none. */
export function readPage(html: string, address: string | null): ParsedRecipe[] {
  const page = parsedHtml(html);
  const head = headOf(page, address);
  const recipes = merged(tellings(page, head)).map((recipe) => completed(recipe, head, address));
  const whole = recipes.filter((recipe) => fullness(recipe) > 0);
  const found = whole.length > 0 ? whole : recipes;
  const lines = markedLines(page);
  if (whole.length > 1) return withGroups(found, lines);
  const [known] = found;
  const isKnown = found.length === 1 && known !== undefined;
  const headed = readOutline(outlineOf(lines, known?.title), head);
  const isEnough = headed.length > 0 || (isKnown && fullness(known) === WHOLE);
  const outlined = (isEnough ? headed : readOutline(namedParts(page), head)).map((recipe) =>
    completed(recipe, head, address),
  );
  if (!isKnown || (!known.title && fullness(known) < WHOLE)) {
    return outlined.length > 0 ? outlined : whole;
  }
  const recipe = outlined.reduce(completedBy, known);
  const ingredients = wholeList(recipe.ingredients, outlined[0]?.ingredients ?? [], lines);
  return withGroups([{ ...recipe, ingredients }], lines);
}

const WHOLE = 2;

/** With the names of their groups of ingredients that only the page itself says. */
function withGroups(recipes: ParsedRecipe[], lines: string[]): ParsedRecipe[] {
  const withNames = openGroupNames(lines);
  return recipes.map((recipe) => ({
    ...recipe,
    ingredients: withNames(recipe.ingredients, recipe.title),
  }));
}

/** A page that no syntax describes: by its headings, where they name both ingredients and steps. */
function readOutline(text: string, { title, description }: PageHead): ParsedRecipe[] {
  const isNamed = text.startsWith("# ") || !title;
  return readPlainText(text, { isHeaded: true })
    .filter(({ ingredients, steps }) => ingredients.length > 1 && steps.length > 0)
    .map((recipe) => ({ ...recipe, title: isNamed ? recipe.title : title, description }));
}

/** What each way of telling it says: linked data, the elements, and last what its script is fed with. */
function tellings(page: Document, head: PageHead): ParsedRecipe[][] {
  const { linked, fed } = jsonIn(page);
  const told = [linked, ...SYNTAXES.map((syntax) => itemsIn(page, syntax))];
  const isTold = told.some((items) =>
    recipesIn(items, head.base).some((each) => fullness(each) > 0),
  );
  return [...told, isTold ? [] : fed].map((items) => recipesIn(items, head.base, head.language));
}

/** With what the page says beside it. */
function completed(recipe: ParsedRecipe, head: PageHead, address: string | null): ParsedRecipe {
  const named =
    /^https?:/.test(recipe.source) && recipe.source !== head.base ? recipe.source : null;
  return {
    ...recipe,
    title: withoutSite(recipe.title, head.site) || head.title,
    source: address ?? named ?? head.canonical ?? recipe.source,
    language: recipe.language ?? head.language,
    picture: recipe.picture ?? (head.picture ? { kind: "address", address: head.picture } : null),
  };
}
