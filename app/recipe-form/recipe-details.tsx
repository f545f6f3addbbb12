import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#domain/language/languages";
import {
  RECIPE_FIELDS,
  RECIPE_INPUT_NAMES,
  type RecipeInputName,
} from "#domain/recipe/recipe-fields";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { firstWrongField } from "~/ui/error-summary";
import { ImageField } from "~/ui/image-field";
import { SelectField, TextAreaField, TextField } from "~/ui/text-field";
import type { RecipeFormState } from "./recipe-form-values";
import { TagField } from "./tag-field";

const NUMBERS = RECIPE_INPUT_NAMES.filter((name): name is NumberName =>
  ["count", "minutes", "celsius"].includes(RECIPE_FIELDS[name].kind),
);
const CHOICES = RECIPE_INPUT_NAMES.filter(
  (name): name is ChoiceName => RECIPE_FIELDS[name].kind === "choice" && name !== "visibility",
);
type Kind<Name extends RecipeInputName> = (typeof RECIPE_FIELDS)[Name]["kind"];
type OfKind<Wanted> = {
  [Name in RecipeInputName]: Kind<Name> extends Wanted ? Name : never;
}[RecipeInputName];
type NumberName = OfKind<"count" | "minutes" | "celsius">;
type ChoiceName = Exclude<OfKind<"choice">, "visibility">;
const OUTSIDE = /^(?:$|title|visibility|ingredientsText|method|(?:ingredients|steps)(?:$|\[))/;

export function RecipeDetails({
  form,
  sent,
  savedImage,
  formatLabel,
  knownTags,
  children,
}: {
  form: FormMetadata<RecipeFormValues>;
  sent: RecipeFormState;
  savedImage: string | undefined;
  formatLabel: (field: string) => string;
  knownTags: string[];
  children: ReactNode;
}) {
  const { t } = useTranslation(["recipeForm", "recipe"]);
  const fields = form.getFieldset();
  const first = firstWrongField(form);
  const at = (name: "description" | "source" | "tags" | NumberName) => ({
    field: fields[name],
    label: formatLabel(name),
    autoFocus: first === name,
  });
  return (
    <details className="card more" open={hasDetails(form, sent, savedImage)}>
      <summary>
        <h2>{t("edit.more")}</h2>
        <span className="hint">{t("edit.moreHint")}</span>
      </summary>
      <div className="stack">
        <ImageField
          formId={form.id}
          saved={savedImage}
          pendingImage={sent.pendingImage}
          removeImage={sent.removeImage}
          problem={form.allErrors.image?.[0]}
          autoFocus={first === "image"}
        />
        <TextAreaField {...at("description")} rows={3} />
        <div className="columns">
          {NUMBERS.map((name) => (
            <TextField
              key={name}
              {...at(name)}
              hint={t(`edit.hint.${name}`)}
              inputMode={name === "yield" ? "numeric" : "text"}
            />
          ))}
          <Choices fields={fields} formatLabel={formatLabel} />
        </div>
        <TextField {...at("source")} hint={t("edit.sourceHint")} />
        <TagField {...at("tags")} known={knownTags} />
        {children}
      </div>
    </details>
  );
}

function hasDetails(
  form: FormMetadata<RecipeFormValues>,
  { pendingImage }: RecipeFormState,
  savedImage: string | undefined,
): boolean {
  const { tips, ...values } = form.initialValue ?? {};
  const optional = RECIPE_INPUT_NAMES.filter((name) => !("isRequired" in RECIPE_FIELDS[name]));
  const said = [...(tips ?? []), ...optional.map((name) => values[name])];
  const isWrong = Object.keys(form.allErrors).some((name) => !OUTSIDE.test(name));
  return isWrong || said.some(Boolean) || pendingImage !== undefined || savedImage !== undefined;
}

function Choices({
  fields,
  formatLabel,
}: {
  fields: Record<ChoiceName, FieldMetadata<string>>;
  formatLabel: (field: string) => string;
}) {
  const { t, i18n } = useTranslation(["recipe", "language"]);
  const listOptions = (name: ChoiceName) => {
    if (name === "language") {
      const languages = LANGUAGES.map((value) => ({ value, label: t(`language:${value}`) }));
      return languages.sort((a, b) => a.label.localeCompare(b.label, i18n.language));
    }
    const choices = RECIPE_FIELDS[name].values;
    const options = choices.map((value) => ({
      value,
      label: t(`recipe:${name}.${value}` as "recipe:category.DRINK"),
    }));
    return [{ value: "", label: t(`recipe:noChoice.${name}`) }, ...options];
  };
  return CHOICES.map((name) => (
    <SelectField key={name} field={fields[name]} label={formatLabel(name)}>
      {listOptions(name).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  ));
}
