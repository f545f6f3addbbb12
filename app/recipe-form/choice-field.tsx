import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#domain/language/languages";
import { RECIPE_FIELDS } from "#domain/recipe/recipe-fields";
import { SelectField } from "~/ui/text-field";
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

function useOptions(name: ChoiceName | "language") {
  const { t, i18n } = useTranslation(["recipe", "language"]);
  if (name === "language") {
    const languages = LANGUAGES.map((value) => ({ value, text: t(`language:${value}`) }));
    return languages.sort((a, b) => a.text.localeCompare(b.text, i18n.language));
  }
  const options = RECIPE_FIELDS[name].values.map((value) => ({
    value: value as string,
    text: t(`recipe:${name}.${value}` as "recipe:category.DRINK"),
  }));
  return [{ value: "", text: t(`recipe:noChoice.${name}`) }, ...options];
}
