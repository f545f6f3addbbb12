import {
  RECIPE_FIELDS,
  type RecipeField,
  type RecipeFieldName,
  type RecipeFields,
} from "#domain/recipe/recipe-fields";

export function readOwnFields(
  names: readonly RecipeFieldName[],
  values: Record<string, unknown>,
): Partial<RecipeFields> {
  return Object.fromEntries(
    names
      .filter((name) => isValue(RECIPE_FIELDS[name], values[name]))
      .map((name) => [name, values[name]]),
  );
}

function isValue(field: RecipeField, value: unknown): boolean {
  switch (field.kind) {
    case "line":
    case "text":
    case "words":
      return typeof value === "string";
    case "tags":
      return Array.isArray(value) && value.every((each) => typeof each === "string");
    case "choice":
      return field.values.some((each) => each === value);
    default:
      return Number.isInteger(value) && Number(value) >= 0;
  }
}
