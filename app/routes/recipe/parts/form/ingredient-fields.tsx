import type { SubmissionResult } from "@conform-to/dom";
import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { KnownNames } from "#domain/ingredient-choice";
import { MAX_INGREDIENTS } from "#domain/recipe";
import type { LineValues, RecipeFormValues } from "#domain/recipe-values";
import { firstWrongField } from "~/ui/error-summary";
import { useFirstProblem } from "~/ui/text-field";
import { DragHandle } from "./drag-handle";
import { AddButton } from "./edit-add-button";
import { IngredientLineFields } from "./ingredient-line-fields";
import { ListButtons } from "./list-buttons";
import { keyOf, useNewLine } from "./new-line";
import { ingredientKeys } from "./row-keys";
import "./form-rows.css";

/** The ingredient lines of the form. */
export function IngredientFields({
  form,
  field,
  labelOf,
  result,
  names,
}: {
  form: FormMetadata<RecipeFormValues>;
  field: FieldMetadata<LineValues[]>;
  labelOf: (field: string) => string;
  result: SubmissionResult | undefined;
  names: KnownNames;
}) {
  const { t } = useTranslation(["recipeForm", "recipe"]);
  const lines = field.getFieldList();
  const isNew = useNewLine("ingredients", lines, result);
  const keys = ingredientKeys(form, MAX_INGREDIENTS);
  const problem = useFirstProblem(field);
  const { key: _, ...insert } = form.insert.getButtonProps({ name: field.name }) as {
    key?: string;
  };
  return (
    <section className="card" aria-labelledby={field.id}>
      <h2 id={field.id} tabIndex={-1}>
        {t("recipe:view.ingredients")}
      </h2>
      <p className="hint">{t("edit.ingredientsHint")}</p>
      {problem && <p className="problem">{problem}</p>}
      <ol className="lines" {...keys}>
        {lines.map((line, index) => (
          <IngredientLineFields
            key={keyOf(line)}
            form={form}
            line={line}
            names={names}
            autoFocus={isNew(line) ? "amount" : focusedPart(form, line.name)}
            labelOf={labelOf}
            handle={
              <DragHandle onMove={(from, to) => form.reorder({ name: field.name, from, to })} />
            }
          >
            <ListButtons
              form={form}
              name="ingredients"
              index={index}
              count={lines.length}
              label={t("field.lineLabel", { number: index + 1 })}
            />
          </IngredientLineFields>
        ))}
      </ol>
      <AddButton
        count={lines.length}
        most={MAX_INGREDIENTS}
        label={t("edit.addIngredient")}
        full="edit.mostIngredients"
        insert={insert}
      />
    </section>
  );
}

function focusedPart(form: FormMetadata<RecipeFormValues>, line: string): string | undefined {
  const first = firstWrongField(form);
  return first?.startsWith(`${line}.`) ? first.slice(line.length + 1) : undefined;
}
