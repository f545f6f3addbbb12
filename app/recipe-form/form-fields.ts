import {
  RECIPE_FIELDS,
  RECIPE_INPUT_NAMES,
  type RecipeInputName,
} from "#domain/recipe/recipe-fields";

type Kind<Name extends RecipeInputName> = (typeof RECIPE_FIELDS)[Name]["kind"];
type OfKind<Wanted> = {
  [Name in RecipeInputName]: Kind<Name> extends Wanted ? Name : never;
}[RecipeInputName];
export type NumberName = OfKind<"count" | "minutes" | "celsius">;
export type ChoiceName = Exclude<OfKind<"choice">, "visibility" | "language">;

export const NUMBERS = RECIPE_INPUT_NAMES.filter((name): name is NumberName =>
  ["count", "minutes", "celsius"].includes(RECIPE_FIELDS[name].kind),
);
export const CHOICES = RECIPE_INPUT_NAMES.filter(
  (name): name is ChoiceName =>
    RECIPE_FIELDS[name].kind === "choice" && name !== "visibility" && name !== "language",
);
