import { parse } from "csv-parse/sync";
import type { IngredientWords } from "#domain/ingredient/ingredient";
import { isIngredientCategory } from "#domain/ingredient/ingredient-category";
import { isFoodForm, isFoodTrait } from "#domain/ingredient/ingredient-traits";
import type { Locale } from "#domain/language/locales";
import { withAliases } from "./ingredient-names";

/** The foods of a catalogue; `otherNames` are what cooks call them besides, a line each. */
export function readCatalogue(csv: string, otherNames: string) {
  const cells: Record<string, string>[] = parse(csv, { columns: true });
  const others = namesByCode(otherNames);
  return cells.map((row) => {
    const ingredient = ingredientOf(row);
    const otherNames = others.get(codeOf(ingredient)) ?? {};
    return {
      ingredient,
      traits: traitsOf(row),
      otherNames,
      words: withAliases(wordsOf(row), otherNames),
    };
  });
}

/** A food's stable key, whatever it is called. */
export function codeOf(food: { source: string; source_code: string }): string {
  return JSON.stringify([food.source, food.source_code]);
}

type OtherNames = Partial<Record<Locale, string[]>>;

function namesByCode(tsv: string): Map<string, OtherNames> {
  const rows: Record<string, string>[] = parse(tsv, {
    columns: true,
    delimiter: "\t",
    quote: null,
  });
  const names = new Map<string, OtherNames>();
  for (const row of rows) {
    const code = codeOf({ source: text(row.source), source_code: text(row.sourceCode) });
    const own = names.get(code) ?? {};
    const locale = row.language === "fr" ? "fr" : "en";
    names.set(code, { ...own, [locale]: [...(own[locale] ?? []), name(row.name)] });
  }
  return names;
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

/** What no administrator edits: every version of the catalogue says it of all its foods. */
function traitsOf(row: Record<string, string>) {
  const { family = "", form = "", traits = "", pieces = "" } = row;
  if (form !== "" && !isFoodForm(form)) throw new Error(`The catalogue has no form ${form}`);
  const unknown = traits.split(" ").find((trait) => trait !== "" && !isFoodTrait(trait));
  if (unknown) throw new Error(`The catalogue has no trait ${unknown}`);
  return { family, most_percent: figure(row.mostPercent), form, traits, pieces };
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
