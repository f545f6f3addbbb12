import type { Language } from "#domain/language/languages";
import { prefixHeadings } from "../../marked-heading";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readTagTexts } from "../../tags";
import { MAX_LINES } from "../reading-limits";
import { readSchemaIngredients } from "../text/ingredient-lines";
import { findCategory } from "./category-names";
import { readCookingTimes } from "./cooking-times";
import { findLargestImage, toWebAddress } from "./image-address";
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
import { readOwnFacts, readOwnLists } from "./own-recipe";
import { findRecipeNodes } from "./recipe-nodes";
import { readSchemaSteps } from "./schema-steps";
import { readSchemaYield } from "./schema-yield";

/** `address` and `spoken` belong to the page; `spoken` applies if the recipe states no language. */
export function readSchemaRecipes(
  json: unknown,
  address: string | null,
  spoken: Language | null = null,
): ParsedRecipe[] {
  const { recipes, resolveId } = findRecipeNodes(json);
  return recipes.map((node) => readRecipe(node, resolveId, { address, spoken }));
}

interface Origin {
  address: string | null;
  spoken: Language | null;
}

function readRecipe(
  node: Node,
  resolveId: NodeResolver,
  { address, spoken }: Origin,
): ParsedRecipe {
  const title = nodeLine(readProperty(node, "name", "headline", "title"));
  const language = parseLanguageTag(readProperty(node, "inLanguage"));
  const about = { title, language: language ?? spoken };
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
  return {
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
    ...readOwnLists(node),
    ...readOwnFacts(node),
    image:
      IMAGE_PROPERTIES.map((name) =>
        findLargestImage(readProperty(node, name), address, resolveId),
      ).find(Boolean) ?? null,
  };
}

const IMAGE_PROPERTIES = ["image", "photo", "thumbnailUrl"];

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
