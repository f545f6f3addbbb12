import { LOCALES, type Locale } from "../language/locales";

type Suffix = Capitalize<Locale>;
export type NameField = `name${Suffix}`;
export type AliasesField = `aliases${Suffix}`;

export const nameField = (locale: Locale): NameField => `name${capitalize(locale)}`;
export const aliasesField = (locale: Locale): AliasesField => `aliases${capitalize(locale)}`;

export const NAME_FIELDS = LOCALES.map(nameField);
export const ALIASES_FIELDS = LOCALES.map(aliasesField);

function capitalize(locale: Locale): Suffix {
  return (locale.charAt(0).toUpperCase() + locale.slice(1)) as Suffix;
}
