import { isUnitChoice, type UnitChoice } from "#domain/measures/unit-choice";
import type { Viewing } from "../../features/recipes/shown-lines";
import type { Call } from "./route-guards";
import { readSession } from "./session";

/** How a recipe is to be shown: as the address says, else as the viewer's settings do. */
export async function readViewing(call: Call): Promise<Viewing> {
  const query = call.url.searchParams;
  return {
    locale: call.uiLocale,
    ingredientsIn: query.get("ingredients"),
    key: query.get("key"),
    units: readUnits(query.get("units") ?? (await readSession(call))?.units),
  };
}

function readUnits(text: string | null | undefined): UnitChoice {
  return isUnitChoice(text) ? text : "written";
}
