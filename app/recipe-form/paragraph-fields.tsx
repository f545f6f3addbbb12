import type { SubmissionResult } from "@conform-to/dom";
import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { MAX_STEPS, MAX_TIPS } from "#domain/recipe/recipe";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { firstWrongField } from "~/ui/error-summary";
import { TextAreaField, useFirstProblem } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";
import { DragHandle } from "./drag-handle";
import { AddButton } from "./edit-add-button";
import { readFormParagraphs } from "./form-lines";
import { ListButtons } from "./list-buttons";
import { toLineKey, useNewLine } from "./new-line";
import { useRowFocus } from "./row-focus";
import { moveByKey } from "./row-keys";
import "./form-rows.css";

export function ParagraphFields({
  name,
  form,
  field,
  formatLabel,
  result,
}: {
  name: "steps" | "tips";
  form: FormMetadata<RecipeFormValues>;
  field: FieldMetadata<string[]>;
  formatLabel: (field: string) => string;
  result: SubmissionResult | undefined;
}) {
  const { t } = useTranslation(["recipeForm", "recipe"]);
  const lines = readFormParagraphs(form, field);
  const { reorder, remove } = form;
  const formatRow = (number: number) => t(`field.${name}Label`, { number });
  const { onClick, said } = useRowFocus(lines.map(toLineKey), formatRow);
  const isNew = useNewLine(name, lines, result);
  const first = firstWrongField(form);
  const problem = useFirstProblem(field);
  const { key: _, ...insert } = form.insert.getButtonProps({ name }) as { key?: string };
  return (
    <section className="card" aria-labelledby={field.id}>
      <h2 id={field.id} tabIndex={-1}>
        {t(`recipe:view.${name}`)}
      </h2>
      {problem && <p className="problem">{problem}</p>}
      <ol className="lines" onKeyDown={moveByKey(form, name)} onClick={onClick}>
        {lines.map((line, index) => (
          <li key={toLineKey(line)} className="line line-paragraph">
            <TextAreaField
              field={line}
              label={formatLabel(line.name)}
              rows={name === "steps" ? 3 : 2}
              autoFocus={isNew(line) || first === line.name}
            />
            <ListButtons
              intents={{ reorder, remove }}
              t={t}
              name={name}
              index={index}
              count={lines.length}
              label={formatRow(index + 1)}
            >
              <DragHandle onMove={(from, to) => reorder({ name, from, to })} />
            </ListButtons>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <AddButton
        count={lines.length}
        most={name === "steps" ? MAX_STEPS : MAX_TIPS}
        label={t(name === "steps" ? "edit.addStep" : "edit.addTip")}
        full={name === "steps" ? "edit.mostSteps" : "edit.mostTips"}
        insert={insert}
      />
    </section>
  );
}
