import type { SubmissionResult } from "@conform-to/dom";
import { type FieldMetadata, useForm } from "@conform-to/react";
import { Button } from "@mantine/core";
import { FIGURES } from "#domain/ingredient/ingredient";
import { INGREDIENT_CATEGORIES } from "#domain/ingredient/ingredient-category";
import { ALIASES_FIELDS, NAME_FIELDS } from "#domain/ingredient/name-fields";
import { adminPaths } from "#domain/site/admin-paths";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { SelectField, TextAreaField, TextField, useFirstProblem } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";
import {
  type IngredientField,
  type IngredientFormValues,
  MEASURES,
  PORTIONS,
} from "../parts/ingredient-values";
import type { IngredientFormState } from "../parts/save-ingredient-form";
import { IngredientConflict } from "./ingredient-conflict";
import { useIngredientLabels } from "./ingredient-labels";

export function IngredientForm({
  values,
  theirs,
  sent,
  result,
}: {
  values: IngredientFormValues;
  /** The values another administrator saved since. */
  theirs: IngredientFormValues | undefined;
  sent: IngredientFormState;
  result: SubmissionResult | undefined;
}) {
  const { t } = useTranslation("admin");
  const formatLabel = useIngredientLabels();
  const [form, fields] = useForm<Required<IngredientFormValues>>({
    id: "ingredient",
    defaultValue: values,
    lastResult: result,
  });
  const first = firstWrongField(form);
  const at = (name: IngredientField) => ({
    field: fields[name],
    label: formatLabel(name),
    autoFocus: first === name,
  });
  return (
    <FormTheme>
      <PostForm id={form.id} noValidate className="care-form">
        {sent.id !== undefined && <input type="hidden" name="ingredient" value={sent.id} />}
        <input type="hidden" name="editedAt" value={sent.editedAt ?? ""} />
        {sent.adopts !== undefined && <input type="hidden" name="adopts" value={sent.adopts} />}
        {theirs && (
          <IngredientConflict theirs={theirs} mine={form.initialValue ?? {}} id={sent.id} />
        )}
        <ErrorSummary form={form} formatLabel={formatLabel} />
        <Names at={at} />
        <Nutrients at={at} />
        <Measuring at={at} />
        <p className="actions">
          <Button type="submit">{theirs ? t("ingredient.saveMine") : t("ingredient.save")}</Button>
          <LinkButton variant="quiet" to={adminPaths.ingredients()}>
            {t("ingredient.cancel")}
          </LinkButton>
        </p>
      </PostForm>
    </FormTheme>
  );
}

interface SectionProps {
  at(name: IngredientField): {
    field: FieldMetadata<string>;
    label: string;
    autoFocus: boolean;
  };
}

function Names({ at }: SectionProps) {
  const { t } = useTranslation(["admin", "ingredient"]);
  return (
    <section className="card care-columns care-names">
      <h2>{t("ingredient.names")}</h2>
      {NAME_FIELDS.map((name) => (
        <TextField key={name} {...at(name)} />
      ))}
      {ALIASES_FIELDS.map((name) => (
        <TextAreaField key={name} {...at(name)} hint={t("ingredient.aliasesHint")} rows={4} />
      ))}
      <SelectField {...at("category")}>
        {INGREDIENT_CATEGORIES.map((value) => (
          <option key={value} value={value}>
            {t(`ingredient:category.${value}`)}
          </option>
        ))}
      </SelectField>
    </section>
  );
}

function Nutrients({ at }: SectionProps) {
  const { t } = useTranslation("admin");
  return (
    <section className="card care-columns">
      <h2>{t("ingredient.figures")}</h2>
      <p className="hint">{t("ingredient.figuresHint")}</p>
      {FIGURES.map((name) => (
        <TextField key={name} {...at(name)} inputMode="decimal" autoComplete="off" />
      ))}
    </section>
  );
}

function Measuring({ at }: SectionProps) {
  const { t } = useTranslation("admin");
  const problem = useFirstProblem(at("allowAmount").field);
  return (
    <section className="card care-columns">
      <h2>{t("ingredient.measuring")}</h2>
      <p className="hint">{t("ingredient.measuringHint")}</p>
      <fieldset>
        <legend className="field-label">{t("ingredient.measuredIn")}</legend>
        {MEASURES.map((name) => {
          const { field, label, autoFocus } = at(name);
          return (
            <label key={name} className="checkbox">
              <input
                type="checkbox"
                id={field.id}
                name={name}
                defaultChecked={field.initialValue === "on"}
                // biome-ignore lint/a11y/noAutofocus: a form that failed opens at what is wrong.
                autoFocus={autoFocus}
              />
              {label}
            </label>
          );
        })}
        {problem && <p className="problem">{problem}</p>}
      </fieldset>
      {PORTIONS.map((name) => (
        <TextField key={name} {...at(name)} inputMode="decimal" autoComplete="off" />
      ))}
    </section>
  );
}
