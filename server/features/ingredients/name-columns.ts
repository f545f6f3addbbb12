import type { IngredientNames } from "#domain/ingredient/ingredient";
import {
  LOCALES,
  type Locale,
  mapLocales,
  toBaseLocale,
  type UiLocale,
} from "#domain/language/locales";

type NameColumn = `name_${Locale}`;
export type NameColumns<Name = string> = Record<NameColumn, Name>;

/** All of them; a language without a column in `tables.ts` is a type error in each query. */
export const NAME_COLUMNS = LOCALES.map((locale) => `ingredients.name_${locale}` as const);

export function selectName(locale: UiLocale) {
  return `ingredients.name_${toBaseLocale(locale)} as name` as const;
}

export function pickName<Name>(row: NameColumns<Name>, locale: UiLocale): Name {
  return row[`name_${toBaseLocale(locale)}`];
}

export function omitNames<Row extends NameColumns<unknown>>(row: Row): Omit<Row, NameColumn> {
  const names: string[] = LOCALES.map((locale) => `name_${locale}`);
  const others = Object.entries(row).filter(([column]) => !names.includes(column));
  return Object.fromEntries(others) as Omit<Row, NameColumn>;
}

export function toNameColumns(words: IngredientNames): NameColumns {
  const names = LOCALES.map((locale) => [`name_${locale}`, words[locale].name] as const);
  return Object.fromEntries(names) as NameColumns;
}

export function toIngredientNames(
  row: NameColumns,
  listAliases: (locale: Locale) => string[] = () => [],
): IngredientNames {
  return mapLocales((locale) => ({ name: pickName(row, locale), aliases: listAliases(locale) }));
}
