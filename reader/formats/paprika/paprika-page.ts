import type { Element } from "domhandler";
import { elementText } from "../../pages/html/html-to-text";
import { elementsOf, parseHtml } from "../../pages/html/parse-html";
import { cookingTimes } from "../../pages/json-ld/cooking-times";
import type { ParsedRecipe } from "../../parsed-recipe";

/** Paprika's pages hold notes as comments, and some versions write times and servings without a mark. */
export function withPaprikaNotes(recipe: ParsedRecipe, html: string): ParsedRecipe {
  if (!html.includes('class="infobox"')) return recipe;
  const elements = [...elementsOf(parseHtml(html))];
  const notes = elements.find((each) => has(each, "notes") && each.attribs.itemprop === "comment");
  const facts = factsIn(elements.find((each) => has(each, "metadata")));
  const { preparationMinutes, cookingMinutes, times } = recipe;
  const isTimed = preparationMinutes !== null || cookingMinutes !== null || times !== undefined;
  return {
    ...recipe,
    ...(isTimed ? {} : cookingTimes(facts)),
    yield: recipe.yield || (facts.yield ?? ""),
    tips: [...recipe.tips, ...(notes ? paragraphsIn(notes) : [])],
  };
}

function has(element: Element, name: string): boolean {
  return (element.attribs.class ?? "").split(/\s+/).includes(name);
}

function paragraphsIn(element: Element): string[] {
  const paragraphs = element.children.map((node) => elementText(node)).filter(Boolean);
  return paragraphs.length > 0 ? paragraphs : [elementText(element)].filter(Boolean);
}

const LABELS = {
  prepTime: "Prep Time",
  cookTime: "Cook Time",
  totalTime: "Total Time",
  yield: "Servings",
};
const END = "(?=\\s*(?:(?:Prep Time|Cook Time|Total Time|Difficulty|Servings|Source):|$))";

function factsIn(metadata: Element | undefined): Partial<Record<keyof typeof LABELS, string>> {
  const text = metadata ? elementText(metadata).replaceAll("\n", " ").slice(0, 1_000) : "";
  const said = Object.entries(LABELS).flatMap(([fact, label]) => {
    const [, value = ""] = new RegExp(`${label}:\\s*(\\S.{0,100}?)${END}`).exec(text) ?? [];
    return value ? [[fact, value]] : [];
  });
  return Object.fromEntries(said);
}
