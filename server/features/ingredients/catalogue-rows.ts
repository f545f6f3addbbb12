import { parse } from "csv-parse/sync";
import type { IngredientNames } from "#domain/ingredient/ingredient";
import { isIngredientCategory } from "#domain/ingredient/ingredient-category";
import { isFoodForm, isFoodTrait } from "#domain/ingredient/ingredient-traits";
import { isLocale, type Locale, mapLocales } from "#domain/language/locales";
import { withAliases } from "./ingredient-names";
import { toNameColumns } from "./name-columns";

export function readCatalogue(csv: string, otherNames: string) {
  const cells: Record<string, string>[] = parse(csv, { columns: true });
  const others = parseOtherNames(otherNames);
  return cells.map((row) => {
    const ingredient = parseIngredient(row);
    const otherNames = others.get(toFoodKey(ingredient)) ?? {};
    return {
      ingredient,
      traits: parseTraits(row),
      otherNames,
      words: withAliases(parseWords(row), otherNames),
    };
  });
}

export function toFoodKey(food: { source: string; source_code: string }): string {
  return JSON.stringify([food.source, food.source_code]);
}

type OtherNames = Partial<Record<Locale, string[]>>;

function parseOtherNames(tsv: string): Map<string, OtherNames> {
  const rows: Record<string, string>[] = parse(tsv, {
    columns: true,
    delimiter: "\t",
    quote: null,
  });
  const names = new Map<string, OtherNames>();
  for (const row of rows) {
    const code = toFoodKey({
      source: requireText(row.source),
      source_code: requireText(row.sourceCode),
    });
    const own = names.get(code) ?? {};
    const locale = row.language;
    if (!isLocale(locale)) throw new Error(`The catalogue has no names in “${locale}”`);
    names.set(code, { ...own, [locale]: [...(own[locale] ?? []), parseName(row.name)] });
  }
  return names;
}

function parseIngredient(row: Record<string, string>) {
  return {
    ...toNameColumns(parseWords(row)),
    category: parseCategory(row.category),
    calories: parseFigure(row.calories),
    carbohydrates: parseFigure(row.carbohydrates),
    sugars: parseFigure(row.sugars),
    fibers: parseFigure(row.fibers),
    proteins: parseFigure(row.proteins),
    saturated_fat: parseFigure(row.saturatedFat),
    unsaturated_fat: parseFigure(row.unsaturatedFat),
    cholesterol: parseFigure(row.cholesterol),
    sodium: parseFigure(row.sodium),
    weight_per_unit: parseFigure(row.weightPerUnit),
    volumic_mass: parseFigure(row.volumicMass),
    allow_amount: parseFlag(row.allowAmount),
    allow_weight: parseFlag(row.allowWeight),
    allow_volume: parseFlag(row.allowVolume),
    source: requireText(row.source),
    source_code: requireText(row.sourceCode),
  };
}

/** Not editable by administrators: every catalogue version sets these for all foods. */
function parseTraits(row: Record<string, string>) {
  const { family = "", form = "", traits = "", pieces = "" } = row;
  if (form !== "" && !isFoodForm(form)) throw new Error(`The catalogue has no form ${form}`);
  const unknown = traits.split(" ").find((trait) => trait !== "" && !isFoodTrait(trait));
  if (unknown) throw new Error(`The catalogue has no trait ${unknown}`);
  return { family, most_percent: parseFigure(row.mostPercent), form, traits, pieces };
}

function parseWords(row: Record<string, string>): IngredientNames {
  return mapLocales((locale) => ({
    name: parseName(row[`name_${locale}`]),
    aliases: parseAliases(row[`aliases_${locale}`]),
  }));
}

function requireText(cell: string | undefined): string {
  if (!cell) throw new Error("The catalogue has a row without a name or a source");
  return cell;
}

/** The file has straight apostrophes, Popote shows typographic ones. */
function parseName(cell: string | undefined): string {
  return requireText(cell).replaceAll("'", "’");
}

function parseCategory(cell: string | undefined) {
  if (!isIngredientCategory(cell)) throw new Error(`The catalogue has no category ${cell}`);
  return cell;
}

function parseFigure(cell: string | undefined): number | null {
  return cell ? Number(cell) : null;
}

function parseFlag(cell: string | undefined): number {
  return cell === "true" ? 1 : 0;
}

function parseAliases(cell: string | undefined): string[] {
  return (cell ?? "").split("|").filter(Boolean).map(parseName);
}
