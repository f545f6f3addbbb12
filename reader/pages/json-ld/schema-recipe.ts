import type { Language } from "#domain/language/languages";
import { headingsInFront } from "../../marked-heading";
import type { ParsedRecipe } from "../../parsed-recipe";
import { MAX_LINES } from "../reading-limits";
import { schemaIngredients } from "../text/ingredient-lines";
import { namedCategory } from "./category-names";
import { cookingTimes } from "./cooking-times";
import { innerIngredients } from "./inner-recipes";
import { languageOfTag } from "./language-tag";
import {
  asList,
  isNode,
  type Node,
  type NodeResolver,
  nodeLine,
  nodeText,
  propertyOf,
} from "./node-values";
import { ownFacts, ownLists } from "./own-recipe";
import { pictureAddress, webAddress } from "./picture-address";
import { findRecipeNodes } from "./recipe-nodes";
import { schemaSteps } from "./schema-steps";
import { schemaYield } from "./schema-yield";

/** `address` and `spoken` are the page's; its language counts where the recipe says none. */
export function schemaRecipes(
  json: unknown,
  address: string | null,
  spoken: Language | null = null,
): ParsedRecipe[] {
  const { recipes, pointed } = findRecipeNodes(json);
  return recipes.map((node) => recipeOf(node, pointed, { address, spoken }));
}

interface Origin {
  address: string | null;
  spoken: Language | null;
}

function recipeOf(node: Node, pointed: NodeResolver, { address, spoken }: Origin): ParsedRecipe {
  const title = nodeLine(propertyOf(node, "name", "headline", "title"));
  const language = languageOfTag(propertyOf(node, "inLanguage"));
  const about = { title, language: language ?? spoken };
  const { steps, tips } = schemaSteps(
    propertyOf(node, "recipeInstructions", "instructions"),
    about,
    pointed,
  );
  const notes = schemaSteps(
    propertyOf(node, "recipeNotes", "recipeNote", "notes", "tips"),
    about,
    pointed,
  );
  const { ingredients, leftOut } = schemaIngredients([
    ...asList(propertyOf(node, "recipeIngredient", "ingredients", "ingredient")),
    ...innerIngredients(propertyOf(node, "recipeInstructions", "instructions"), pointed),
  ]);
  return {
    title,
    description: nodeText(propertyOf(node, "description", "summary")),
    source: sourceOf(node, pointed, address),
    language,
    yield: schemaYield(propertyOf(node, "recipeYield", "yield", "servings")),
    ...cookingTimes(node),
    cookingTemperature: null,
    category: namedCategory(
      propertyOf(node, "recipeCategory"),
      [propertyOf(node, "recipeCuisine"), propertyOf(node, "keywords")],
      language,
    ),
    ingredients,
    steps,
    tips: [...tips, ...headingsInFront(notes.steps), ...notes.tips].slice(0, MAX_LINES),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...ownLists(node),
    ...ownFacts(node),
    picture:
      PICTURES.map((name) => pictureAddress(propertyOf(node, name), address, pointed)).find(
        Boolean,
      ) ?? null,
  };
}

const PICTURES = ["image", "photo", "thumbnailUrl"];

function sourceOf(node: Node, pointed: NodeResolver, address: string | null): string {
  if (address && webAddress(address, null)) return address;
  for (const name of ["url", "mainEntityOfPage", "@id", "isBasedOn"]) {
    const value = asList(propertyOf(node, name))[0];
    const named = isNode(value) ? propertyOf(value, "url", "@id") : value;
    const found = typeof named === "string" ? webAddress(named, null) : null;
    if (found) return found;
  }
  return asList(propertyOf(node, "author"))
    .map((author) => authorOf(author, pointed))
    .filter(Boolean)
    .slice(0, 5)
    .join(", ");
}

function authorOf(author: unknown, pointed: NodeResolver): string {
  const known = isNode(author) && typeof author["@id"] === "string" && pointed(author["@id"]);
  return nodeLine(known || author);
}
