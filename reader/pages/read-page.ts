import type { Document } from "domhandler";
import { blankRecipe, type ParsedRecipe } from "../parsed-recipe";
import { parseHtml } from "./html/parse-html";
import { jsonScripts } from "./json-ld/json-scripts";
import { schemaRecipes } from "./json-ld/schema-recipe";
import { fullness, mergeRecipes } from "./merge-recipes";
import { annotatedItems } from "./microdata/annotated-items";
import { ANNOTATION_SYNTAXES } from "./microdata/microdata-rdfa-microformats";
import { openGroupNames } from "./outline/ingredient-group-names";
import { markedLines } from "./outline/page-outline";
import { withDoubts } from "./page-doubts";
import { type PageHead, pageHead, withoutSiteName } from "./page-head";
import { combineTellings, completeFacts, isWhole } from "./tellings/combine-tellings";
import { visibleTellings } from "./tellings/visible-tellings";
import { parseHeading } from "./text/headings";
import { withoutToolsAmong } from "./tools-among-ingredients";

export function readPage(html: string, address: string | null): ParsedRecipe[] {
  const page = parseHtml(html);
  const head = pageHead(page, address);
  const withHead = (recipe: ParsedRecipe) => withPageHead(recipe, head, address);
  const told = recipesBySyntax(page, head).map((recipes) => recipes.map(withHead));
  const recipes = mergeRecipes(told);
  const lines = markedLines(page);
  const full = recipes.filter((recipe) => fullness(recipe) > 0);
  if (full.length > 1) return withGroups(full, lines);
  const [known, another] = full.length > 0 ? full : recipes;
  const shown = visibleTellings(page, lines, head, known?.title).map((each) => each.map(withHead));
  const [headed = []] = shown.map((each) => each.filter(isWhole));
  const isKnown = known && !another && (known.title !== "" || fullness(known) === WHOLE);
  if (!isKnown && headed.length > 1) return withGroups(headed, lines, [], true);
  const base = isKnown ? known : (shown.flat().find(isWhole) ?? withHead(blankRecipe("")));
  const single = [...told, ...shown].flatMap((each) => (each.length === 1 ? each : []));
  const isOnlyList = lines.filter((line) => parseHeading(line)?.part === "ingredients").length < 2;
  const recipe = shown.flat().reduce(completeFacts, combineTellings(base, single, isOnlyList));
  const isGuessed = full.length === 0;
  return isKnown || isWhole(recipe) ? withGroups([recipe], lines, shown.flat(), isGuessed) : full;
}

const WHOLE = 2;

function withGroups(
  recipes: ParsedRecipe[],
  lines: string[],
  shown: ParsedRecipe[] = [],
  isGuessed = false,
): ParsedRecipe[] {
  const withNames = openGroupNames(lines);
  return recipes.map((recipe) =>
    withDoubts(
      withoutToolsAmong({ ...recipe, ingredients: withNames(recipe.ingredients, recipe.title) }),
      shown,
      isGuessed,
    ),
  );
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
