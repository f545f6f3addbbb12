import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#domain/languages";
import { CATEGORIES, VISIBILITIES } from "#domain/recipe";
import type { RecipeFormValues } from "#domain/recipe-values";
import { firstWrongField } from "~/ui/error-summary";
import { PictureField } from "~/ui/picture-field";
import { TextAreaField, TextField } from "~/ui/text-field";
import type { RecipeFormState } from "./recipe-form-values";

const NUMBERS = [
  "yield",
  "preparationMinutes",
  "cookingMinutes",
  "cookingTemperature",
] as const satisfies (keyof RecipeFormValues)[];

/** The fields of a recipe that are no lists: title, description, source, picture, choices, numbers. */
export function RecipeDetails({
  form,
  sent,
  savedPicture,
  labelOf,
}: {
  form: FormMetadata<RecipeFormValues>;
  sent: RecipeFormState;
  /** Address of the picture on file. */
  savedPicture: string | undefined;
  labelOf: (field: string) => string;
}) {
  const { t } = useTranslation("recipe");
  const fields = form.getFieldset();
  const first = firstWrongField(form);
  const at = (name: "title" | "description" | "source" | (typeof NUMBERS)[number]) => ({
    field: fields[name],
    label: labelOf(name),
    autoFocus: first === name,
  });
  return (
    <section className="card stack">
      <TextField {...at("title")} />
      <TextAreaField {...at("description")} rows={3} />
      <TextField {...at("source")} hint={t("edit.sourceHint")} />
      <PictureField
        formId={form.id}
        saved={savedPicture}
        pendingImage={sent.pendingImage}
        removeImage={sent.removeImage}
        problem={form.allErrors.image?.[0]}
        autoFocus={first === "image"}
      />
      <div className="columns">
        <Choices fields={fields} labelOf={labelOf} />
        {NUMBERS.map((name) => (
          <TextField key={name} {...at(name)} inputMode="numeric" />
        ))}
      </div>
    </section>
  );
}

function Choices({
  fields,
  labelOf,
}: {
  fields: Record<"category" | "visibility" | "language", FieldMetadata<string>>;
  labelOf: (field: string) => string;
}) {
  const { t, i18n } = useTranslation(["recipe", "language"]);
  const categories = CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
  const languages = LANGUAGES.map((value) => ({ value, label: t(`language:${value}`) }));
  const options = {
    category: [{ value: "", label: t("edit.noCategory") }, ...categories],
    visibility: VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) })),
    language: languages.sort((a, b) => a.label.localeCompare(b.label, i18n.language)),
  };
  return (["category", "visibility", "language"] as const).map((name) => (
    <NativeSelect
      key={name}
      id={fields[name].id}
      name={name}
      defaultValue={fields[name].initialValue}
      label={labelOf(name)}
      data={options[name]}
    />
  ));
}
