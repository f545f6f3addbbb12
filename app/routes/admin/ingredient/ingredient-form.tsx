import type { SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Button, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FIGURES } from "#domain/ingredient";
import { INGREDIENT_CATEGORIES } from "#domain/ingredient-category";
import { paths } from "#domain/paths";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { TextAreaField, TextField, useFirstProblem } from "~/ui/text-field";
import { type IngredientFormValues, MEASURES, PORTIONS } from "../parts/ingredient-values";
import type { Sent } from "../parts/save-ingredient-form";
import { ChangedMeanwhile } from "./ingredient-conflict";
import { useIngredientLabels } from "./ingredient-labels";

/** The form of an ingredient: names, category, figures of 100 g, and how it is measured. */
export function IngredientForm({
  values,
  theirs,
  sent,
  result,
}: {
  values: IngredientFormValues;
  /** What somebody else saved meanwhile. */
  theirs: IngredientFormValues | undefined;
  sent: Sent;
  result: SubmissionResult | undefined;
}) {
  const { t } = useTranslation(["admin", "ingredient"]);
  const labelOf = useIngredientLabels();
  const [form, fields] = useForm<Required<IngredientFormValues>>({
    id: "ingredient",
    defaultValue: values,
    lastResult: result,
  });
  const first = firstWrongField(form);
  const at = (name: keyof IngredientFormValues) => ({
    field: fields[name],
    label: labelOf(name),
    autoFocus: first === name,
  });
  const categories = INGREDIENT_CATEGORIES.map((value) => ({
    value,
    label: t(`ingredient:category.${value}`),
  }));
  return (
    <FormTheme>
      <PostForm id={form.id} noValidate className="care-form">
        {sent.id !== undefined && <input type="hidden" name="ingredient" value={sent.id} />}
        <input type="hidden" name="editedAt" value={sent.editedAt ?? ""} />
        {sent.adopts !== undefined && <input type="hidden" name="adopts" value={sent.adopts} />}
        {theirs && <ChangedMeanwhile theirs={theirs} mine={form.initialValue ?? {}} id={sent.id} />}
        <ErrorSummary form={form} labelOf={labelOf} />
        <section className="card care-columns care-names">
          <h2>{t("ingredient.names")}</h2>
          <TextField {...at("nameEn")} />
          <TextField {...at("nameFr")} />
          <TextAreaField {...at("aliasesEn")} hint={t("ingredient.aliasesHint")} rows={4} />
          <TextAreaField {...at("aliasesFr")} hint={t("ingredient.aliasesHint")} rows={4} />
          <NativeSelect
            id={fields.category.id}
            name="category"
            defaultValue={fields.category.initialValue}
            label={labelOf("category")}
            data={categories}
            error={useFirstProblem(fields.category)}
            autoFocus={first === "category"}
          />
        </section>
        <section className="card care-columns">
          <h2>{t("ingredient.figures")}</h2>
          <p className="hint">{t("ingredient.figuresHint")}</p>
          {FIGURES.map((name) => (
            <TextField key={name} {...at(name)} inputMode="decimal" autoComplete="off" />
          ))}
        </section>
        <section className="card care-columns">
          <h2>{t("ingredient.measuring")}</h2>
          <p className="hint">{t("ingredient.measuringHint")}</p>
          <fieldset>
            <legend className="field-label">{t("ingredient.measuredIn")}</legend>
            {MEASURES.map((name) => (
              <label key={name} className="checkbox">
                <input
                  type="checkbox"
                  id={fields[name].id}
                  name={name}
                  defaultChecked={fields[name].initialValue === "on"}
                  // biome-ignore lint/a11y/noAutofocus: a form that failed opens at what is wrong.
                  autoFocus={first === name}
                />
                {labelOf(name)}
              </label>
            ))}
            <Problem words={useFirstProblem(fields.allowAmount)} />
          </fieldset>
          {PORTIONS.map((name) => (
            <TextField key={name} {...at(name)} inputMode="decimal" autoComplete="off" />
          ))}
        </section>
        <p className="actions">
          <Button type="submit">{theirs ? t("ingredient.saveMine") : t("ingredient.save")}</Button>
          <LinkButton variant="quiet" to={paths.adminIngredients()}>
            {t("ingredient.cancel")}
          </LinkButton>
        </p>
      </PostForm>
    </FormTheme>
  );
}

function Problem({ words }: { words: string | undefined }) {
  return words ? <p className="problem">{words}</p> : null;
}
