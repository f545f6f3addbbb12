import { parse } from "csv-parse/sync";
import type { IngredientWords } from "#domain/ingredient";
import { isIngredientCategory } from "#domain/ingredient-category";

export function readCatalogue(csv: string) {
  const cells: Record<string, string>[] = parse(csv, { columns: true });
  return cells.map((row) => ({ ingredient: ingredientOf(row), words: wordsOf(row) }));
}

function ingredientOf(row: Record<string, string>) {
  return {
    name_en: name(row.name_en),
    name_fr: name(row.name_fr),
    category: category(row.category),
    calories: figure(row.calories),
    carbohydrates: figure(row.carbohydrates),
    sugars: figure(row.sugars),
    fibers: figure(row.fibers),
    proteins: figure(row.proteins),
    saturated_fat: figure(row.saturatedFat),
    unsaturated_fat: figure(row.unsaturatedFat),
    cholesterol: figure(row.cholesterol),
    sodium: figure(row.sodium),
    weight_per_unit: figure(row.weightPerUnit),
    volumic_mass: figure(row.volumicMass),
    allow_amount: flag(row.allowAmount),
    allow_weight: flag(row.allowWeight),
    allow_volume: flag(row.allowVolume),
    source: text(row.source),
    source_code: text(row.sourceCode),
  };
}

function wordsOf(row: Record<string, string>): IngredientWords {
  return {
    en: { name: name(row.name_en), aliases: aliases(row.aliases_en) },
    fr: { name: name(row.name_fr), aliases: aliases(row.aliases_fr) },
  };
}

function text(cell: string | undefined): string {
  if (!cell) throw new Error("The catalogue has a row without a name or a source");
  return cell;
}

/** The file has straight apostrophes, Popote shows typographic ones. */
function name(cell: string | undefined): string {
  return text(cell).replaceAll("'", "’");
}

function category(cell: string | undefined) {
  if (!isIngredientCategory(cell)) throw new Error(`The catalogue has no category ${cell}`);
  return cell;
}

/** An empty cell: the source gives no value. */
function figure(cell: string | undefined): number | null {
  return cell ? Number(cell) : null;
}

function flag(cell: string | undefined): number {
  return cell === "true" ? 1 : 0;
}

function aliases(cell: string | undefined): string[] {
  return (cell ?? "").split("|").filter(Boolean).map(name);
}
