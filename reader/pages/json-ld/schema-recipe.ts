import type { Language } from "#domain/languages";
import type { ParsedRecipe } from "../../parsed-recipe";
import { MAX_LINES } from "../reading-limits";
import { withoutEcho } from "../text/duplicate-blocks";
import { ingredientLines } from "../text/ingredient-lines";
import { categoryOf } from "./category-names";
import { cookingTimes } from "./cooking-times";
import { languageOf } from "./language-tag";
import { isNode, lineIn, listed, type Node, type Pointed, said, textIn } from "./node-values";
import { pictureAddress, webAddress } from "./picture-address";
import { recipeNodes } from "./recipe-nodes";
import { stepsIn } from "./schema-steps";
import { yieldIn } from "./schema-yield";

/**
 * Every recipe in parsed JSON or JSON-LD (schema.org's Recipe); `address` is the page that it comes from,
 * and `spoken` what that is written in, which counts where the recipe does not say.
 */
export function recipesIn(
  json: unknown,
  address: string | null,
  spoken: Language | null = null,
): ParsedRecipe[] {
  const { recipes, pointed } = recipeNodes(json);
  return recipes.map((node) => recipeOf(node, pointed, { address, spoken }));
}

interface Origin {
  address: string | null;
  spoken: Language | null;
}

function recipeOf(node: Node, pointed: Pointed, { address, spoken }: Origin): ParsedRecipe {
  const title = lineIn(said(node, "name", "headline", "title"));
  const language = languageOf(said(node, "inLanguage"));
  const about = { title, language: language ?? spoken };
  const { steps, tips } = stepsIn(said(node, "recipeInstructions", "instructions"), about, pointed);
  const notes = stepsIn(said(node, "recipeNotes", "recipeNote", "notes", "tips"), about, pointed);
  return {
    title,
    description: textIn(said(node, "description", "summary")),
    source: sourceOf(node, pointed, address),
    language,
    yield: yieldIn(said(node, "recipeYield", "yield", "servings")),
    ...cookingTimes(node),
    cookingTemperature: null,
    category: categoryOf(
      said(node, "recipeCategory"),
      [said(node, "recipeCuisine"), said(node, "keywords")],
      language,
    ),
    ingredients: withoutEcho(
      ingredientLines(said(node, "recipeIngredient", "ingredients", "ingredient")),
    ),
    steps,
    tips: [...tips, ...notes.steps, ...notes.tips].slice(0, MAX_LINES),
    picture:
      PICTURES.map((name) => pictureAddress(said(node, name), address, pointed)).find(Boolean) ??
      null,
  };
}

const PICTURES = ["image", "photo", "thumbnailUrl"];

/** The address of its page, else the one it names, else who wrote it. */
function sourceOf(node: Node, pointed: Pointed, address: string | null): string {
  if (address && webAddress(address, null)) return address;
  for (const name of ["url", "mainEntityOfPage", "@id", "isBasedOn"]) {
    const value = listed(said(node, name))[0];
    const named = isNode(value) ? said(value, "url", "@id") : value;
    const found = typeof named === "string" ? webAddress(named, null) : null;
    if (found) return found;
  }
  return listed(said(node, "author"))
    .map((author) => authorOf(author, pointed))
    .filter(Boolean)
    .slice(0, 5)
    .join(", ");
}

function authorOf(author: unknown, pointed: Pointed): string {
  const known = isNode(author) && typeof author["@id"] === "string" && pointed(author["@id"]);
  return lineIn(known || author);
}
