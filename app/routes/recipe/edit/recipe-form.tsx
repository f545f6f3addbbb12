import { parse, type SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Button, NativeSelect } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { KnownNames } from "#domain/ingredient-choice";
import { LANGUAGES } from "#domain/languages";
import { imagePaths, paths } from "#domain/paths";
import { CATEGORIES, VISIBILITIES } from "#domain/recipe";
import type { RecipeFormValues } from "#domain/recipe-values";
import type { Duplicate } from "#server/imports/duplicates";
import type { Recipe } from "#server/recipes/queries";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { LinkButton } from "~/ui/link-button";
import { PictureField } from "~/ui/picture-field";
import { PostForm } from "~/ui/post-form";
import { TextAreaField, TextField } from "~/ui/text-field";
import { SavedMeanwhile } from "./conflict-notice";
import { useFieldLabels } from "./field-labels";
import { ImportedNotice } from "./imported-notice";
import { IngredientLines } from "./ingredient-fields";
import { Paragraphs } from "./paragraph-fields";
import "./edit.css";

export interface Loaded {
  values: RecipeFormValues;
  isDraft: boolean;
  /** Where the recipe was found elsewhere: one's own that are like it. */
  imported: { twins: Duplicate[] } | null;
  title: string | undefined;
  imageVersion: number | null;
}

/** Where a form leads, and where its recipe's picture is. */
export interface FormAddresses {
  cancel: string;
  /** The form with what is on file. */
  again: string;
  picture: string;
}

/** What a form carries besides what is typed. */
export interface Sent {
  id: number | undefined;
  version: number | undefined;
  formKey: string;
  writer: string;
  pendingImage: string | undefined;
  removeImage: boolean;
}

/** The recipe form: posts to the server without script; with it, lines move without a round trip. */
export function RecipeForm({
  loaded,
  sent,
  result,
  current,
  names,
  addresses = ownAddresses(sent.id, current?.imageVersion ?? loaded.imageVersion),
}: {
  loaded: Loaded;
  sent: Sent;
  result: SubmissionResult | undefined;
  current: Recipe | null;
  names: KnownNames;
  /** Not given for one's own recipe. */
  addresses?: FormAddresses;
}) {
  const { t, i18n } = useTranslation(["recipe", "language"]);
  const labelOf = useFieldLabels();
  const [form, fields] = useForm<RecipeFormValues>({
    id: "recipe",
    defaultValue: loaded.values,
    lastResult: result,
    // Only the lists' buttons are answered here; what is right and wrong the server says.
    onValidate: ({ formData }) => parse(formData, { resolve: (value) => ({ value }) }) as never,
  });
  const first = firstWrongField(form);
  const number = (
    name: "yield" | "preparationMinutes" | "cookingMinutes" | "cookingTemperature",
  ) => (
    <TextField
      field={fields[name]}
      label={labelOf(name)}
      inputMode="numeric"
      autoFocus={first === name}
    />
  );
  const languages = LANGUAGES.map((value) => ({ value, label: t(`language:${value}`) })).sort(
    (a, b) => a.label.localeCompare(b.label, i18n.language),
  );
  const choice = (
    name: "category" | "visibility" | "language",
    options: { value: string; label: string }[],
  ) => (
    <NativeSelect
      id={fields[name].id}
      name={name}
      defaultValue={fields[name].initialValue}
      label={labelOf(name)}
      data={options}
    />
  );
  return (
    <FormTheme>
      <PostForm
        encType="multipart/form-data"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="recipe-form"
      >
        {/* Enter in a field presses the first button: that must be Save, not "remove line 1". */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {t("edit.save")}
        </button>
        <Hidden sent={sent} />
        <h1>{sent.id === undefined ? t("edit.titleNew") : t("edit.title")}</h1>
        {sent.id === undefined && !loaded.imported && (
          <p>
            <Link to={paths.imports()}>{t("edit.import")}</Link>
          </p>
        )}
        {loaded.isDraft && !result && <KeptText />}
        {loaded.imported && !current && (
          <ImportedNotice form={form} lines={loaded.values.ingredients} {...loaded.imported} />
        )}
        {current && <SavedMeanwhile current={current} addresses={addresses} />}
        <ErrorSummary form={form} labelOf={labelOf} />
        <section className="card stack">
          <TextField field={fields.title} label={labelOf("title")} autoFocus={first === "title"} />
          <TextAreaField
            field={fields.description}
            label={labelOf("description")}
            rows={3}
            autoFocus={first === "description"}
          />
          <TextField
            field={fields.source}
            label={labelOf("source")}
            hint={t("edit.sourceHint")}
            autoFocus={first === "source"}
          />
          <PictureField
            formId={form.id}
            saved={
              sent.id !== undefined && loaded.imageVersion !== null ? addresses.picture : undefined
            }
            pendingImage={sent.pendingImage}
            removeImage={sent.removeImage}
            problem={form.allErrors.image?.[0]}
            autoFocus={first === "image"}
          />
          <div className="columns">
            {choice("category", [
              { value: "", label: t("edit.noCategory") },
              ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
            ])}
            {choice(
              "visibility",
              VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) })),
            )}
            {choice("language", languages)}
            {number("yield")}
            {number("preparationMinutes")}
            {number("cookingMinutes")}
            {number("cookingTemperature")}
          </div>
        </section>
        <IngredientLines
          form={form}
          field={fields.ingredients}
          labelOf={labelOf}
          result={result}
          names={names}
        />
        <Paragraphs
          name="steps"
          form={form}
          field={fields.steps}
          labelOf={labelOf}
          result={result}
        />
        <Paragraphs name="tips" form={form} field={fields.tips} labelOf={labelOf} result={result} />
        <p className="actions form-actions">
          <Button type="submit" size="md">
            {current ? t("edit.saveMine") : t("edit.save")}
          </Button>
          <LinkButton variant="quiet" to={addresses.cancel}>
            {t("edit.cancel")}
          </LinkButton>
        </p>
      </PostForm>
    </FormTheme>
  );
}

function ownAddresses(id: number | undefined, imageVersion: number | null): FormAddresses {
  return {
    cancel: id === undefined ? paths.recipeList() : paths.recipeView(id),
    again: paths.recipeEdit(id),
    picture: imagePaths.recipeThumbnail(id ?? 0, imageVersion),
  };
}

function Hidden({ sent }: { sent: Sent }) {
  const { id, version, formKey, writer, pendingImage } = sent;
  const values = { id, version, formKey, writer, pendingImage };
  return Object.entries(values).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

function KeptText() {
  const { t } = useTranslation("recipe");
  return (
    <div className="notice" role="status">
      <p>{t("edit.kept")}</p>
      <Button type="submit" name="intent" value="dropDraft" variant="default">
        {t("edit.dropKept")}
      </Button>
    </div>
  );
}
