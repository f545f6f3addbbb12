import { MAX_NAMES } from "#domain/at-hand/at-hand";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { cleanLine, countCharacters } from "#domain/text/text";

const BREAK = /[\r\n,;،、，]+/;

/** Splits what was typed into names: "leeks, olive oil". */
export function readNames(fields: FormData) {
  const typed = String(fields.get("names") ?? "");
  const names = typed
    .split(BREAK)
    .map(cleanLine)
    .filter((name) => name !== "");
  const isTooLong = names.some((name) => countCharacters(name) > MAX_INGREDIENT_NAME);
  return { typed, names, problem: findProblem(names.length, isTooLong) };
}

function findProblem(count: number, isTooLong: boolean): "tooMany" | "tooLong" | undefined {
  if (count > MAX_NAMES) return "tooMany";
  return isTooLong ? "tooLong" : undefined;
}
