import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownNames } from "#domain/ingredient-choice";
import type { LineValues, RecipeFormValues } from "#domain/recipe-values";
import { TextField } from "~/ui/text-field";
import { useHasScript } from "../../../../ui/has-script";
import { IngredientCombobox } from "./ingredient-combobox";
import { LineMore } from "./ingredient-line-more";
import { useIngredientLine } from "./ingredient-line-state";
import { IngredientQuestion } from "./ingredient-question";
import { LineNote } from "./line-note";
import { UnitField } from "./unit-field";

interface IngredientLineProps {
  form: FormMetadata<RecipeFormValues>;
  line: FieldMetadata<LineValues>;
  names: KnownNames;
  /** The part that the page opens with the cursor in. */
  autoFocus: string | undefined;
  labelOf: (field: string) => string;
  handle: ReactNode;
  /** The buttons of the line. */
  children: ReactNode;
}

/** One ingredient of the form. */
export function IngredientLineFields({
  form,
  line,
  names,
  autoFocus,
  labelOf,
  handle,
  children,
}: IngredientLineProps) {
  const { t } = useTranslation("recipeForm");
  const fields = line.getFieldset();
  const { readAs, choice } = fields;
  const state = useIngredientLine(line, names);
  const [details, setDetails] = useState(fields.complement.initialValue ?? "");
  const hasScript = useHasScript();
  const { question } = state;
  const at = (part: "amount" | "unit" | "name") => ({
    field: fields[part],
    label: t(`field.${part}`),
    "aria-label": labelOf(fields[part].name),
    autoFocus: autoFocus === part,
  });
  return (
    <li className="line">
      <TextField {...at("amount")} inputMode="text" placeholder={t("field.amount")} />
      <UnitField
        {...at("unit")}
        value={state.unit}
        onChange={state.setUnit}
        allowed={state.ingredient?.units}
      />
      {handle}
      <IngredientCombobox
        {...at("name")}
        placeholder={t("field.name")}
        description={<LineNote form={form} field={choice} line={state} details={details} />}
        typed={state.typed}
        onType={state.setTyped}
        onPick={state.pick}
      />
      {readAs.initialValue && (
        <input type="hidden" name={readAs.name} value={readAs.initialValue} />
      )}
      {state.choice && (hasScript || !question) && (
        <input type="hidden" name={choice.name} value={state.choice} />
      )}
      {question && (
        <IngredientQuestion
          name={hasScript ? undefined : choice.name}
          typed={state.typed}
          offers={question.offers}
          choice={state.choice}
          onChoose={state.setChoice}
        />
      )}
      <LineMore {...{ fields, labelOf, autoFocus }} onType={setDetails}>
        {children}
      </LineMore>
    </li>
  );
}
