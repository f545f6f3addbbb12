import type { SubmissionResult } from "@conform-to/dom";
import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Button, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { UNITS } from "~/model/units";
import { firstWrongField } from "~/ui/error-summary";
import { TextField, useFirstProblem } from "~/ui/text-field";
import { ListButtons } from "./edit-list-buttons";
import type { LineValues, RecipeFormValues } from "./form-values";
import { SUGGESTIONS_ID, useIngredientSuggestions } from "./ingredient-suggestions";
import { keyOf, useNewLine } from "./new-line";

/** The ingredient lines of the form. */
export function IngredientLines({
  form,
  field,
  labelOf,
  result,
}: {
  form: FormMetadata<RecipeFormValues>;
  field: FieldMetadata<LineValues[]>;
  labelOf: (field: string) => string;
  result: SubmissionResult | undefined;
}) {
  const { t } = useTranslation("recipe");
  const lines = field.getFieldList();
  const isNew = useNewLine("ingredients", lines, result);
  const { names, onInput } = useIngredientSuggestions();
  const problem = useFirstProblem(field);
  const { key: _, ...insert } = form.insert.getButtonProps({ name: field.name }) as {
    key?: string;
  };
  return (
    <section className="card" aria-labelledby={field.id}>
      <h2 id={field.id} tabIndex={-1}>
        {t("view.ingredients")}
      </h2>
      <p className="hint">{t("edit.ingredientsHint")}</p>
      {problem && <p className="problem">{problem}</p>}
      <datalist id={SUGGESTIONS_ID}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol className="lines">
        {lines.map((line, index) => (
          <Line
            key={keyOf(line)}
            line={line}
            autoFocus={isNew(line) ? "name" : focusedPart(form, line.name)}
            labelOf={labelOf}
            onNameInput={onInput}
          >
            <ListButtons
              form={form}
              name="ingredients"
              index={index}
              count={lines.length}
              label={t("field.lineLabel", { number: index + 1 })}
            />
          </Line>
        ))}
      </ol>
      <Button type="submit" variant="default" {...insert}>
        {t("edit.addIngredient")}
      </Button>
    </section>
  );
}

function Line({
  line,
  autoFocus,
  labelOf,
  onNameInput,
  children,
}: {
  line: FieldMetadata<LineValues>;
  autoFocus: string | undefined;
  labelOf: (field: string) => string;
  onNameInput: (typed: string) => void;
  children: React.ReactNode;
}) {
  const { t } = useTranslation("recipe");
  const { name, amount, unit, complement } = line.getFieldset();
  return (
    <li className="line">
      <TextField
        field={amount}
        label={t("field.amount")}
        aria-label={labelOf(amount.name)}
        inputMode="text"
        autoFocus={autoFocus === "amount"}
      />
      <NativeSelect
        id={unit.id}
        name={unit.name}
        defaultValue={unit.initialValue}
        label={t("field.unit")}
        aria-label={labelOf(unit.name)}
        data={UNITS.map((value) => ({ value, label: t(`unitChoice.${value}`) }))}
      />
      <TextField
        field={name}
        label={t("field.name")}
        aria-label={labelOf(name.name)}
        autoComplete="off"
        list={SUGGESTIONS_ID}
        onInput={(event) => onNameInput(event.currentTarget.value)}
        autoFocus={autoFocus === "name"}
      />
      <TextField
        field={complement}
        label={t("field.complement")}
        aria-label={labelOf(complement.name)}
        autoFocus={autoFocus === "complement"}
      />
      {children}
    </li>
  );
}

function focusedPart(form: FormMetadata<RecipeFormValues>, line: string): string | undefined {
  const first = firstWrongField(form);
  return first?.startsWith(`${line}.`) ? first.slice(line.length + 1) : undefined;
}
