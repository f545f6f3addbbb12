import { type IngredientLine, MAX_INGREDIENT_NAME } from "~/model/recipe";
import { lengthOf } from "~/model/text";
import type { Db } from "../../db/open";

/** What of a line somebody should look at. */
export type LineDoubt = "amount" | "unit" | "ingredient" | "tooLong";

/** A line with what was made of it. */
export interface UnderstoodLine extends IngredientLine {
  typed: string;
  doubt: LineDoubt | null;
  written: string;
}

/** Lines as they are typed, in their order. */
export async function understandLines(
  _db: Db,
  typed: string[],
  _languages: unknown,
): Promise<UnderstoodLine[]> {
  return typed.map((line) => ({
    typed: line,
    doubt: lengthOf(line) > MAX_INGREDIENT_NAME ? "tooLong" : "amount",
    name: [...line].slice(0, MAX_INGREDIENT_NAME).join(""),
    amount: null,
    unit: "NONE",
    complement: "",
    written: "",
  }));
}
