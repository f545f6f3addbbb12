import { parse, type SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import type { IngredientMatches } from "#domain/line/ingredient-choice";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { paths } from "#domain/site/paths";
import { photoPaths } from "#domain/site/photo-paths";
import type { ShownRecipe } from "#server/features/recipes/shown-lines";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { TextField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";
import { KeepDraftButton } from "./draft-notices";
import { DraftStatus } from "./draft-status";
import { EnterButton } from "./enter-button";
import { useFieldLabels } from "./field-labels";
import { formKeys } from "./form-keys";
import { FormNotices } from "./form-notices";
import { useFormPhotos } from "./form-photos";
import { IngredientFields } from "./ingredient-fields";
import { ParagraphFields } from "./paragraph-fields";
import { RecipeBasics } from "./recipe-basics";
import { RecipeDetails } from "./recipe-details";
import type { FormAddresses, InitialRecipeForm, RecipeFormState } from "./recipe-form-values";
import { SaveBar } from "./save-bar";
import { scrollFieldIntoView } from "./scroll-field-into-view";
import { IngredientsBox, MethodBox } from "./text-boxes";
import "./recipe-form.css";

interface RecipeFormProps {
  loaded: InitialRecipeForm;
  sent: RecipeFormState;
  result: SubmissionResult | undefined;
  current: ShownRecipe | null;
  names: IngredientMatches;
  addresses?: FormAddresses;
}

export function RecipeForm({
  loaded,
  sent,
  result,
  current,
  names,
  addresses = ownAddresses(sent.id),
}: RecipeFormProps) {
  const { t } = useTranslation("recipeForm");
  const formatLabel = useFieldLabels();
  const [form, fields] = useForm<RecipeFormValues>({
    id: "recipe",
    // Must be the submitted values: Conform identifies rows by their initial values.
    defaultValue: (result?.initialValue as RecipeFormValues | undefined) ?? loaded.values,
    lastResult: result,
    // Handles list buttons only; the server validates.
    onValidate: ({ formData }) => parse(formData, { resolve: (value) => ({ value }) }) as never,
  });
  const isSaved = sent.id !== undefined;
  const isText = fields.view.initialValue === "text";
  const { queue, isHeld, hold } = useFormPhotos(form);
  const shared = { form, formatLabel, result };
  const first = firstWrongField(form);
  // Focus stays at the ingredients, which screen readers then name.
  const isSwitched = result !== undefined && sent.isOtherView === true;
  return (
    <FormTheme>
      <PostForm
        encType="multipart/form-data"
        id={form.id}
        onSubmit={(event) => hold(event) || form.onSubmit(event)}
        onKeyDown={formKeys}
        onFocus={scrollFieldIntoView}
        noValidate
        className="recipe-form"
      >
        <EnterButton form={form} />
        <HiddenFields sent={sent} />
        <FormHead isSaved={isSaved} mayImport={!isSaved && !loaded.imported} />
        <FormNotices {...{ form, loaded, current, addresses }} wasSent={result !== undefined} />
        <ErrorSummary form={form} formatLabel={formatLabel} />
        <div className="recipe-title">
          <TextField
            field={fields.title}
            label={formatLabel("title")}
            autoFocus={first === "title" || (!isSaved && !result)}
          />
        </div>
        <RecipeBasics {...{ form, queue, formatLabel }} image={addresses.image} />
        <input type="hidden" name="view" value={isText ? "text" : "lines"} />
        <input type="hidden" name="linesLanguage" value={fields.linesLanguage.initialValue ?? ""} />
        {isText ? (
          <>
            <IngredientsBox {...shared} names={names} isSwitched={isSwitched} />
            <MethodBox {...shared} />
          </>
        ) : (
          <>
            <IngredientFields {...{ form, result, names, isSwitched }} field={fields.ingredients} />
            <ParagraphFields {...shared} name="steps" field={fields.steps} />
          </>
        )}
        <RecipeDetails {...{ form, formatLabel }} knownTags={loaded.knownTags ?? []}>
          <ParagraphFields {...shared} name="tips" field={fields.tips} />
        </RecipeDetails>
        <SaveBar
          field={fields.visibility}
          label={formatLabel("visibility")}
          save={current ? t("edit.saveMine") : t("edit.save")}
        >
          <p role="status" className="hint save-wait">
            {isHeld && t("photos.savesSoon")}
          </p>
          {loaded.keepsDrafts && (
            <DraftStatus formId={form.id} sent={sent} isReply={result !== undefined} />
          )}
        </SaveBar>
        <p className="actions">
          <LinkButton variant="quiet" to={addresses.cancel}>
            {t("edit.cancel")}
          </LinkButton>
          {loaded.keepsDrafts && <KeepDraftButton />}
        </p>
      </PostForm>
    </FormTheme>
  );
}

function ownAddresses(id: number | undefined): FormAddresses {
  return {
    cancel: id === undefined ? paths.recipeList() : paths.recipeView(id),
    again: paths.recipeEdit(id),
    image: photoPaths.editing,
  };
}

function HiddenFields({
  sent: { id, version, formKey, draft, draftAt, creationKey, writer },
}: {
  sent: RecipeFormState;
}) {
  const values = {
    ...{ id, version, formKey, draft, draftAt, creationKey, writer },
    isTyped: "",
  };
  return Object.entries(values).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

function FormHead({ isSaved, mayImport }: { isSaved: boolean; mayImport: boolean }) {
  const { t } = useTranslation("recipeForm");
  return (
    <div className="form-head">
      <h1>{isSaved ? t("edit.title") : t("edit.titleNew")}</h1>
      {mayImport && (
        <Link to={paths.imports()} className="alone">
          {t("edit.import")}
        </Link>
      )}
    </div>
  );
}
