import type { SubmissionResult } from "@conform-to/dom";
import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { IngredientMatches } from "#domain/line/ingredient-choice";
import { MAX_INGREDIENTS } from "#domain/recipe/recipe";
import type { LineValues, RecipeFormValues } from "#domain/recipe/recipe-values";
import { firstWrongField } from "~/ui/error-summary";
import { useFirstProblem } from "~/ui/text-field";
import { DragHandle } from "./drag-handle";
import { AddButton } from "./edit-add-button";
import { type FormLine, readFormLines } from "./form-lines";
import { IngredientLineFields } from "./ingredient-line-fields";
import { useLineLabels } from "./line-labels";
import { ListButtons } from "./list-buttons";
import { toLineKey, useNewLine } from "./new-line";
import { useRowFocus } from "./row-focus";
import { ingredientKeys } from "./row-keys";
import { ViewSwitch } from "./view-switch";
import "./form-rows.css";

export function IngredientFields({
  form,
  field,
  result,
  names,
  isSwitched,
}: {
  form: FormMetadata<RecipeFormValues>;
  field: FieldMetadata<LineValues[]>;
  result: SubmissionResult | undefined;
  names: IngredientMatches;
  isSwitched: boolean;
}) {
  const words = useLineLabels();
  const { t } = words;
  const lines = readFormLines(form, field);
  const { reorder, remove } = form;
  const first = firstWrongField(form);
  const isNew = useNewLine("ingredients", lines, result);
  const keys = ingredientKeys(form, MAX_INGREDIENTS);
  const formatRow = (number: number) => t("field.lineLabel", { number });
  const { onClick, said } = useRowFocus(lines.map(toLineKey), formatRow);
  const problem = useFirstProblem(field);
  const { key: _, ...insert } = form.insert.getButtonProps({ name: field.name }) as {
    key?: string;
  };
  return (
    <section className="card" aria-labelledby={field.id}>
      <div className="panel-head">
        <h2 id={field.id} tabIndex={-1}>
          {t("recipe:view.ingredients")}
        </h2>
        <ViewSwitch isText={false} />
      </div>
      <p className="hint">{t("edit.ingredientsHint")}</p>
      {problem && <p className="problem">{problem}</p>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only notes which button was pressed. */}
      <ol className="lines" {...keys} onClick={onClick}>
        {lines.map((line, index) => (
          <IngredientLineFields
            key={toLineKey(line)}
            form={form}
            line={line}
            number={index + 1}
            words={words}
            names={names}
            autoFocus={
              isNew(line) || (isSwitched && index === 0) ? "amount" : focusedPart(first, line)
            }
            handle={
              <DragHandle onMove={(from, to) => reorder({ name: "ingredients", from, to })} />
            }
          >
            <ListButtons
              intents={{ reorder, remove }}
              t={t}
              name="ingredients"
              index={index}
              count={lines.length}
              label={formatRow(index + 1)}
            />
          </IngredientLineFields>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
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

export function focusedPart(first: string | undefined, { name }: FormLine): string | undefined {
  return first?.startsWith(`${name}.`) ? first.slice(name.length + 1) : undefined;
}
