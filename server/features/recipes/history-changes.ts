import type { Locale } from "#domain/language/locales";
import { formatHeading, insertHeadings } from "#domain/recipe/headings";
import type { PhotoInput } from "#domain/recipe/photos";
import {
  RECIPE_COLUMN_NAMES,
  RECIPE_FIELDS,
  RECIPE_INPUT_NAMES,
  type RecipeColumns,
  type RecipeInputName,
} from "#domain/recipe/recipe-fields";
import { type DiffLine, diffLines } from "#domain/text/line-diff";
import type { Db } from "../../platform/db/open";
import { resolveMergedIds } from "../ingredients/merged-queries";
import { pickName, selectName } from "../ingredients/name-columns";
import { type HistoryLine, markLines } from "./history-texts";
import { formatDisplayedLine } from "./line-text";
import type { RevisionContent, RevisionLine } from "./revision-content";

export type HistoryField = RecipeInputName | "image" | "ingredients" | "steps" | "tips";
const MARKED: HistoryField[] = ["description", "steps", "tips"];
const FIELDS: HistoryField[] = [...RECIPE_INPUT_NAMES, "image", "ingredients", "steps", "tips"];

type RecipeColumnInput = Exclude<RecipeInputName, "tags">;

export interface FieldChange {
  field: HistoryField;
  lines: HistoryLine[];
  /** Of `image`; none where a version of an earlier release does not name its photos. */
  photos?: (PhotoInput & Pick<DiffLine, "mark">)[];
}

type CatalogueNames = Map<number, string>;

interface DisplayOptions {
  names: CatalogueNames;
  locale: Locale;
  /** Whether photos are compared one by one, or the cover's version alone. */
  hasPhotos?: boolean;
}

export function compareContents(
  before: RevisionContent,
  after: RevisionContent,
  shown: DisplayOptions,
): FieldChange[] {
  const hasPhotos = before.photos !== undefined && after.photos !== undefined;
  const [old, now] = [before, after].map((content) =>
    toFieldLines(content, { ...shown, hasPhotos }),
  ) as [FieldLines, FieldLines];
  return FIELDS.flatMap((field) => {
    const lines = diffLines(old[field], now[field]).filter(({ mark }) => mark !== "same");
    return lines.length > 0 ? [toChange(field, lines, hasPhotos)] : [];
  });
}

export function listAllFields(content: RevisionContent, shown: DisplayOptions): FieldChange[] {
  const hasPhotos = content.photos !== undefined;
  const texts = toFieldLines(content, { ...shown, hasPhotos });
  return FIELDS.flatMap((field) => {
    const lines = texts[field].map((text): DiffLine => ({ mark: "same", text }));
    return lines.length > 0 ? [toChange(field, lines, hasPhotos)] : [];
  });
}

function toChange(field: HistoryField, lines: DiffLine[], hasPhotos: boolean): FieldChange {
  if (field === "image" && hasPhotos) {
    const photos = lines.map(({ mark, text }) => ({ mark, ...(JSON.parse(text) as PhotoInput) }));
    return { field, lines: [], photos };
  }
  return { field, lines: MARKED.includes(field) ? markLines(lines) : lines };
}

export async function listCatalogueNames(
  db: Db,
  saves: { content: RevisionContent }[],
  locale: Locale,
): Promise<CatalogueNames> {
  const lines = saves.flatMap(({ content }) => content.ingredients);
  const ids = [...new Set(lines.flatMap(({ ingredient_id }) => ingredient_id ?? []))];
  if (ids.length === 0) return new Map();
  const current = await resolveMergedIds(db, ids);
  const rows = await db
    .selectFrom("ingredients")
    .select(["ingredients.id", selectName(locale)])
    .where(
      "id",
      "in",
      current.filter((id) => id !== null),
    )
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return new Map(
    ids.flatMap((id, place) => {
      const name = names.get(current[place] ?? id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
}

type FieldLines = Record<HistoryField, string[]>;

function toFieldLines(content: RevisionContent, shown: DisplayOptions): FieldLines {
  const { recipe, ingredients, paragraphs, headings = [], tags = [] } = content;
  const texts = (kind: "STEP" | "TIP") =>
    paragraphs.filter((each) => each.kind === kind).map(({ text }) => text);
  const underHeadings = (kind: "INGREDIENT" | "STEP", lines: string[]) =>
    insertHeadings(
      lines,
      headings.filter((each) => each.kind === kind),
      formatHeading,
    );
  return {
    ...fieldLines(recipe),
    tags,
    image: shown.hasPhotos
      ? (content.photos ?? []).map((photo) => JSON.stringify(photo))
      : toLines(recipe.image_version),
    ingredients: underHeadings(
      "INGREDIENT",
      ingredients.map((line) => formatIngredient(line, shown)),
    ),
    steps: underHeadings("STEP", texts("STEP")),
    tips: texts("TIP"),
  };
}

function fieldLines(recipe: RecipeColumns): Record<RecipeColumnInput, string[]> {
  const values = new Map<string, string | number | null>();
  for (const name of RECIPE_COLUMN_NAMES) {
    const field = RECIPE_FIELDS[name];
    const value = recipe[field.column];
    if (field.kind !== "words") values.set(name, value);
    else if (value) values.set(field.typedIn, value);
  }
  return Object.fromEntries(
    RECIPE_INPUT_NAMES.map((name) => [name, toLines(values.get(name) ?? null)]),
  ) as Record<RecipeColumnInput, string[]>;
}

function toLines(value: string | number | null): string[] {
  return value === null || value === "" ? [] : [String(value)];
}

function formatIngredient(line: RevisionLine, { names, locale }: DisplayOptions): string {
  const { ingredient_id, amount_numerator, amount_denominator, unit, complement, written } = line;
  const catalogued = ingredient_id === null ? undefined : names.get(ingredient_id);
  const ofThen = pickName(line, locale);
  const amount =
    amount_numerator && amount_denominator
      ? { numerator: amount_numerator, denominator: amount_denominator }
      : null;
  const name = catalogued ?? line.custom_name ?? ofThen ?? "";
  const parts = { name, ingredientId: ingredient_id, amount, complement, written };
  return formatDisplayedLine({ ...parts, unit: unit ?? "NONE", text: line.text ?? "" }, locale);
}
