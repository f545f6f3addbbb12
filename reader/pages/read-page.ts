import type { Document } from "domhandler";
import { createBlankRecipe, type ParsedRecipe } from "../parsed-recipe";
import { addCover } from "../photos";
import { completeFacts, isComplete, mergeCandidates } from "./candidates/merge-candidates";
import { listVisibleCandidates } from "./candidates/visible-candidates";
import { parseHtml } from "./html/parse-html";
import { readJsonScripts } from "./json-ld/json-scripts";
import { readSchemaRecipes } from "./json-ld/schema-recipe";
import { countFilledLists, mergeRecipes } from "./merge-recipes";
import { readAnnotatedItems } from "./microdata/annotated-items";
import { ANNOTATION_SYNTAXES } from "./microdata/annotation-syntaxes";
import { createGroupNamer } from "./outline/ingredient-group-names";
import { readMarkedLines } from "./outline/page-outline";
import { type PageHead, readPageHead, withoutSiteName } from "./page-head";
import { addWarnings } from "./page-warnings";
import { parseHeading } from "./text/headings";
import { extractTools } from "./tools-among-ingredients";

export function readPage(html: string, address: string | null): ParsedRecipe[] {
  const page = parseHtml(html);
  const head = readPageHead(page, address);
  const withHead = (recipe: ParsedRecipe) => withPageHead(recipe, head, address);
  const told = recipesBySyntax(page, head).map((recipes) => recipes.map(withHead));
  const recipes = mergeRecipes(told);
  const lines = readMarkedLines(page);
  const full = recipes.filter((recipe) => countFilledLists(recipe) > 0);
  if (full.length > 1) return withGroups(full, lines);
  const [known, another] = full.length > 0 ? full : recipes;
  const shown = listVisibleCandidates(page, lines, head, known?.title).map((each) =>
    each.map(withHead),
  );
  const [headed = []] = shown.map((each) => each.filter(isComplete));
  const isKnown = known && !another && (known.title !== "" || countFilledLists(known) === WHOLE);
  if (!isKnown && headed.length > 1) return withGroups(headed, lines, [], true);
  const base = isKnown ? known : (shown.flat().find(isComplete) ?? withHead(createBlankRecipe("")));
  const single = [...told, ...shown].flatMap((each) => (each.length === 1 ? each : []));
  const isOnlyList = lines.filter((line) => parseHeading(line)?.part === "ingredients").length < 2;
  const recipe = shown.flat().reduce(completeFacts, mergeCandidates(base, single, isOnlyList));
  const isGuessed = full.length === 0;
  return isKnown || isComplete(recipe)
    ? withGroups([recipe], lines, shown.flat(), isGuessed)
    : full;
}

const WHOLE = 2;

function withGroups(
  recipes: ParsedRecipe[],
  lines: string[],
  shown: ParsedRecipe[] = [],
  isGuessed = false,
): ParsedRecipe[] {
  const withNames = createGroupNamer(lines);
  return recipes.map((recipe) =>
    addWarnings(
      extractTools({ ...recipe, ingredients: withNames(recipe.ingredients, recipe.title) }),
      shown,
      isGuessed,
    ),
  );
}

/** JSON-LD and annotations first; data for the page's script only if these have no recipe. */
function recipesBySyntax(page: Document, head: PageHead): ParsedRecipe[][] {
  const { linked, embedded } = readJsonScripts(page);
  const told = [linked, ...ANNOTATION_SYNTAXES.map((syntax) => readAnnotatedItems(page, syntax))];
  const isTold = told.some((items) =>
    readSchemaRecipes(items, head.base).some((each) => countFilledLists(each) > 0),
  );
  return [...told, isTold ? [] : embedded].map((items) =>
    readSchemaRecipes(items, head.base, head.language),
  );
}

function withPageHead(recipe: ParsedRecipe, head: PageHead, address: string | null): ParsedRecipe {
  const named =
    /^https?:/.test(recipe.source) && recipe.source !== head.base ? recipe.source : null;
  const cover = head.image ? ({ kind: "address", address: head.image } as const) : null;
  return {
    ...recipe,
    title: withoutSiteName(recipe.title, head.site) || head.title,
    source: address ?? named ?? head.canonical ?? recipe.source,
    language: recipe.language ?? head.language,
    photos: addCover(recipe.photos, cover),
  };
}
