import {
  blankFieldValue,
  RECIPE_COLUMN_NAMES,
  RECIPE_FIELDS,
  type RecipeColumnName,
  type RecipeColumns,
  type RecipeContent,
} from "#domain/recipe/recipe-fields";
import { sourceKey } from "#domain/recipe/source-address";
import { foldedKey } from "#domain/text/text";

type Column = keyof RecipeColumns;
type Selection = {
  [Name in RecipeColumnName]: `recipes.${(typeof RECIPE_FIELDS)[Name]["column"]} as ${Name}`;
}[RecipeColumnName];

export const RECIPE_COLUMNS: Column[] = RECIPE_COLUMN_NAMES.map(
  (name) => RECIPE_FIELDS[name].column,
);

export const RECIPE_SELECTION = RECIPE_COLUMN_NAMES.map(
  (name) => `recipes.${RECIPE_FIELDS[name].column} as ${name}`,
) as Selection[];

const BLANK_COLUMNS = Object.fromEntries(
  RECIPE_COLUMN_NAMES.map((name) => [RECIPE_FIELDS[name].column, blankFieldValue(name)]),
) as unknown as RecipeColumns;

export function toColumns(
  content: RecipeContent,
): ReturnType<typeof withKeys<Omit<RecipeColumns, "language">>> & Partial<RecipeColumns> {
  const columns = RECIPE_COLUMN_NAMES.map((name) => [
    RECIPE_FIELDS[name].column,
    content[name] ?? blankFieldValue(name),
  ]);
  const { language, ...all } = Object.fromEntries(columns) as RecipeColumns;
  return withKeys({ ...all, ...(language && { language }) });
}

export function fillColumns(stored: Partial<RecipeColumns>): RecipeColumns {
  return { ...BLANK_COLUMNS, ...stored };
}

export function withKeys<Columns extends Pick<RecipeColumns, "title" | "source">>(
  columns: Columns,
) {
  const { title, source } = columns;
  return { ...columns, title_key: foldedKey(title), source_key: sourceKey(source) };
}
