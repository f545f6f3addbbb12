import type { Document } from "domhandler";
import type { ParsedRecipe } from "../parsed-recipe";
import { completeIngredients } from "./complete-ingredients";
import { completeRecipe } from "./complete-recipe";
import { parseHtml } from "./html/parse-html";
import { jsonScripts } from "./json-ld/json-scripts";
import { schemaRecipes } from "./json-ld/schema-recipe";
import { fullness, mergeRecipes } from "./merge-recipes";
import { annotatedItems } from "./microdata/annotated-items";
import { ANNOTATION_SYNTAXES } from "./microdata/microdata-rdfa-microformats";
import { openGroupNames } from "./outline/ingredient-group-names";
import { listsByClassName } from "./outline/lists-by-class-name";
import { markedLines, recipeOutline } from "./outline/page-outline";
import { type PageHead, pageHead, withoutSiteName } from "./page-head";
import { readPlainText } from "./text/read-plain-text";

export function readPage(html: string, address: string | null): ParsedRecipe[] {
  const page = parseHtml(html);
  const head = pageHead(page, address);
  const recipes = mergeRecipes(recipesBySyntax(page, head)).map((recipe) =>
    withPageHead(recipe, head, address),
  );
  const whole = recipes.filter((recipe) => fullness(recipe) > 0);
  const found = whole.length > 0 ? whole : recipes;
  const lines = markedLines(page);
  if (whole.length > 1) return withGroups(found, lines);
  const [known] = found;
  const isKnown = found.length === 1 && known !== undefined;
  const headed = readOutline(recipeOutline(lines, known?.title), head);
  const isEnough = headed.length > 0 || (isKnown && fullness(known) === WHOLE);
  const outlined = (isEnough ? headed : readOutline(listsByClassName(page), head)).map((recipe) =>
    withPageHead(recipe, head, address),
  );
  if (!isKnown || (!known.title && fullness(known) < WHOLE)) {
    return outlined.length > 0 ? outlined : whole;
  }
  const recipe = outlined.reduce(completeRecipe, known);
  const ingredients = completeIngredients(
    recipe.ingredients,
    outlined[0]?.ingredients ?? [],
    lines,
  );
  return withGroups([{ ...recipe, ingredients }], lines);
}

const WHOLE = 2;

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

/** JSON-LD, then annotated elements; what the site's own script loads only where neither has a recipe. */
function recipesBySyntax(page: Document, head: PageHead): ParsedRecipe[][] {
  const { linked, fed } = jsonScripts(page);
  const told = [linked, ...ANNOTATION_SYNTAXES.map((syntax) => annotatedItems(page, syntax))];
  const isTold = told.some((items) =>
    schemaRecipes(items, head.base).some((each) => fullness(each) > 0),
  );
  return [...told, isTold ? [] : fed].map((items) =>
    schemaRecipes(items, head.base, head.language),
  );
}

function withPageHead(recipe: ParsedRecipe, head: PageHead, address: string | null): ParsedRecipe {
  const named =
    /^https?:/.test(recipe.source) && recipe.source !== head.base ? recipe.source : null;
  return {
    ...recipe,
    title: withoutSiteName(recipe.title, head.site) || head.title,
    source: address ?? named ?? head.canonical ?? recipe.source,
    language: recipe.language ?? head.language,
    picture: recipe.picture ?? (head.picture ? { kind: "address", address: head.picture } : null),
  };
}
