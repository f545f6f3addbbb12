import type { FieldMetadata } from "@conform-to/react";
import { LANGUAGES } from "#domain/language/languages";
import { RECIPE_FIELDS } from "#domain/recipe/recipe-fields";
import { SelectField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";
import type { ChoiceName } from "./form-fields";

export function ChoiceField({
  name,
  field,
  label,
}: {
  name: ChoiceName | "language";
  field: FieldMetadata<string>;
  label: string;
}) {
  const options = useOptions(name);
  return (
    <SelectField field={field} label={label}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

interface Option {
  value: string;
  text: string;
}

/** Per language of the page. */
const languageOptions = new Map<string, Option[]>();

function useOptions(name: ChoiceName | "language"): Option[] {
  const { t, i18n } = useTranslation(["recipe", "language"]);
  if (name === "language") {
    const known = languageOptions.get(i18n.language);
    if (known) return known;
    const languages = LANGUAGES.map((value) => ({ value, text: t(`language:${value}`) }));
    languages.sort((a, b) => a.text.localeCompare(b.text, i18n.language));
    languageOptions.set(i18n.language, languages);
    return languages;
  }
  const options = RECIPE_FIELDS[name].values.map((value) => ({
    value: value as string,
    text: t(`recipe:${name}.${value}` as "recipe:category.DRINK"),
  }));
  return [{ value: "", text: t(`recipe:noChoice.${name}`) }, ...options];
}
