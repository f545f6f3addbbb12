import type { ParsedRecipe } from "../../parsed-recipe";
import { readCookingTimes } from "../json-ld/cooking-times";
import { combineYield } from "../json-ld/schema-yield";
import type { ParsedFacts } from "./fact-lines";

export function toFields({ prepTime, cookTime, totalTime, ...facts }: ParsedFacts) {
  return {
    source: facts.source ?? "",
    yield: combineYield(facts.servings ?? "", facts.yield ?? ""),
    ...readCookingTimes({ prepTime, cookTime, totalTime }),
    cookingTemperature: facts.cookingTemperature ?? null,
    ...(facts.ovenWords ? { ovenWords: facts.ovenWords } : {}),
    category: facts.category ?? null,
    ...(facts.tags ? { tags: facts.tags } : {}),
  } satisfies Partial<ParsedRecipe>;
}
