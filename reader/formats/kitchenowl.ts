import type { ParsedRecipe } from "../parsed-recipe";
import { buildRecipe } from "./build-recipe";
import { findPhotoBeside } from "./image-beside";
import { collectFieldTexts } from "./named-fields";
import type { FileContext } from "./parsed-file";
import { type JsonObject, jsonObjects, jsonText } from "./untyped-json";

export function isKitchenOwl(json: JsonObject): boolean {
  const items = jsonObjects(json.items);
  return (
    typeof json.name === "string" &&
    ("yields" in json || "prep_time" in json) &&
    items.length > 0 &&
    items.every((item) => "name" in item && ("optional" in item || "description" in item))
  );
}

/** Reads a KitchenOwl recipe (https://kitchenowl.org); its description is the method. */
export function readKitchenOwl(json: JsonObject, context: FileContext): ParsedRecipe {
  const { name, source, yields, prep_time, cook_time, time, tags } = json;
  const facts = { name, source, prep_time, cook_time, total_time: time, tags };
  return buildRecipe(
    {
      ...collectFieldTexts(Object.entries(facts)),
      yield: [jsonText(yields)].filter((text) => text !== "0"),
      ingredients: jsonObjects(json.items).map(formatLine),
      steps: [jsonText(json.description)],
    },
    { photos: findPhotoBeside(context) },
  );
}

/** An item's description holds its amount ("200 g") or a note ("fresh"). */
function formatLine(item: JsonObject): string {
  const name = jsonText(item.name);
  const said = jsonText(item.description);
  const line = /^[\p{N}~]/u.test(said)
    ? `${said} ${name}`
    : [name, said].filter(Boolean).join(", ");
  return item.optional === true ? `${line} (optional)` : line;
}
