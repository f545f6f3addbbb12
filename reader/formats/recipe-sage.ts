import { markedHeading } from "../marked-heading";
import { type JsonObject, jsonList, jsonObjects, jsonText } from "./untyped-json";

const BRACKETED = /^\[([^[\]]{1,100})\]$/;

/** RecipeSage's JSON-LD has the name of a section in brackets, among the lines and above the steps. */
export function plainRecipeSage(json: JsonObject): JsonObject {
  const lines = jsonList(json.recipeIngredient);
  const steps = jsonObjects(json.recipeInstructions);
  const comments = jsonObjects(json.comment).map(({ text }) => jsonText(text));
  const isOfIt = "creditText" in json || [...lines, ...steps].some((each) => nameOf(each));
  if (!isOfIt) return json;
  return {
    ...json,
    recipeIngredient: lines.map((line) => markedHeading(nameOf(line)) || line),
    recipeInstructions: steps.length > 0 ? sectionsOf(steps) : json.recipeInstructions,
    recipeNotes: comments.length > 0 ? comments : json.recipeNotes,
  };
}

function sectionsOf(steps: JsonObject[]): JsonObject[] {
  const sections: (JsonObject & { itemListElement: JsonObject[] })[] = [];
  const loose: JsonObject[] = [];
  for (const step of steps) {
    const name = nameOf(step);
    if (name) sections.push({ "@type": "HowToSection", name, itemListElement: [] });
    else (sections.at(-1)?.itemListElement ?? loose).push(step);
  }
  return [...loose, ...sections];
}

/** Of a section that holds no steps itself. */
function nameOf(each: unknown): string {
  if (typeof each === "string") return BRACKETED.exec(each)?.[1] ?? "";
  const [step = {}] = jsonObjects([each]);
  const bracketed = BRACKETED.exec(jsonText(step.text))?.[1] ?? "";
  const isEmpty = step["@type"] === "HowToSection" && !("itemListElement" in step);
  return bracketed || (isEmpty ? jsonText(step.name) : "");
}
