import type { Language } from "#domain/language/languages";
import { prefixHeadings } from "../../marked-heading";
import type { ParsedImage, ParsedRecipe } from "../../parsed-recipe";
import { createPhotoMarks } from "../../photo-marks";
import { readTagTexts } from "../../tags";
import { MAX_LINES } from "../reading-limits";
import { readSchemaIngredients } from "../text/ingredient-lines";
import { findCategory } from "./category-names";
import { readCookingTimes } from "./cooking-times";
import { toWebAddress } from "./image-address";
import { listInnerIngredients } from "./inner-recipes";
import { parseLanguageTag } from "./language-tag";
import {
  asList,
  isNode,
  type Node,
  type NodeResolver,
  nodeLine,
  nodeText,
  readProperty,
} from "./node-values";
import { OWN_INGREDIENTS, readOwnFacts, readOwnLists } from "./own-recipe";
import { findRecipeNodes } from "./recipe-nodes";
import { createStepMarker, readSchemaPhotos } from "./schema-photos";
import { readSchemaSteps } from "./schema-steps";
import { readSchemaYield } from "./schema-yield";

/**
 * `address` and `spoken` belong to the page; `spoken` applies if the recipe states no language.
 * `findFile` belongs to a file: it finds an image in its archive.
 */
export function readSchemaRecipes(
  json: unknown,
  address: string | null,
  spoken: Language | null = null,
  findFile?: (named: string) => ParsedImage | null,
): ParsedRecipe[] {
  const { recipes, resolveId } = findRecipeNodes(json);
  return recipes.map((node) => readRecipe(node, resolveId, { address, spoken, findFile }));
}

interface Origin {
  address: string | null;
  spoken: Language | null;
  findFile: ((named: string) => ParsedImage | null) | undefined;
}

function readRecipe(
  node: Node,
  resolveId: NodeResolver,
  { address, spoken, findFile }: Origin,
): ParsedRecipe {
  const title = nodeLine(readProperty(node, "name", "headline", "title"));
  const language = parseLanguageTag(readProperty(node, "inLanguage"));
  const source = { base: address, resolveId, findFile, isOwn: OWN_INGREDIENTS in node };
  const photos = readSchemaPhotos(node, source);
  const marks = createPhotoMarks();
  const markPhotos = createStepMarker(marks, source, photos[0]);
  const about = { title, language: language ?? spoken, markPhotos };
  const { steps, tips } = readSchemaSteps(
    readProperty(node, "recipeInstructions", "instructions"),
    about,
    resolveId,
  );
  const notes = readSchemaSteps(
    readProperty(node, "recipeNotes", "recipeNote", "notes", "tips"),
    about,
    resolveId,
  );
  const { ingredients, leftOut } = readSchemaIngredients([
    ...asList(readProperty(node, "recipeIngredient", "ingredients", "ingredient")),
    ...listInnerIngredients(readProperty(node, "recipeInstructions", "instructions"), resolveId),
  ]);
  const tags = readTagTexts(asList(readProperty(node, "keywords")).map(nodeLine));
  return marks.place({
    title,
    description: nodeText(readProperty(node, "description", "summary")),
    source: findSource(node, resolveId, address),
    language,
    yield: readSchemaYield(readProperty(node, "recipeYield", "yield", "servings")),
    ...readCookingTimes(node),
    cookingTemperature: null,
    category: findCategory(
      readProperty(node, "recipeCategory"),
      [readProperty(node, "recipeCuisine"), readProperty(node, "keywords")],
      language,
    ),
    ingredients,
    steps,
    tips: [...tips, ...prefixHeadings(notes.steps), ...notes.tips].slice(0, MAX_LINES),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...readOwnLists(node, markPhotos),
    ...readOwnFacts(node),
    photos,
  });
}

function findSource(node: Node, resolveId: NodeResolver, address: string | null): string {
  if (address && toWebAddress(address, null)) return address;
  for (const name of ["url", "mainEntityOfPage", "@id", "isBasedOn"]) {
    const value = asList(readProperty(node, name))[0];
    const named = isNode(value) ? readProperty(value, "url", "@id") : value;
    const found = typeof named === "string" ? toWebAddress(named, null) : null;
    if (found) return found;
  }
  return asList(readProperty(node, "author"))
    .map((author) => readAuthor(author, resolveId))
    .filter(Boolean)
    .slice(0, 5)
    .join(", ");
}

function readAuthor(author: unknown, resolveId: NodeResolver): string {
  const known = isNode(author) && typeof author["@id"] === "string" && resolveId(author["@id"]);
  return nodeLine(known || author);
}
