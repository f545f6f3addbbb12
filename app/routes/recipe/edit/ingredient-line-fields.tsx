import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type KnownNames, nameKey } from "#domain/ingredient-choice";
import type { LineValues } from "#domain/recipe-values";
import { TextField } from "~/ui/text-field";
import { useHasScript } from "../../../ui/has-script";
import { IngredientCombobox } from "./ingredient-combobox";
import { useLine } from "./ingredient-line-state";
import { IngredientQuestion } from "./ingredient-question";
import { UnitField } from "./unit-field";

/** One ingredient of the form; `children` are the buttons of the line. */
export function IngredientLine({
  line,
  names,
  autoFocus,
  labelOf,
  children,
}: {
  line: FieldMetadata<LineValues>;
  names: KnownNames;
  /** The part that the page opens with the cursor in. */
  autoFocus: string | undefined;
  labelOf: (field: string) => string;
  children: ReactNode;
}) {
  const { t } = useTranslation("recipe");
  const { name, amount, unit, complement, written, choice, typed } = line.getFieldset();
  const state = useLine(line, names);
  const hasScript = useHasScript();
  const { ingredient, question } = state;
  const isNamedElse = ingredient && !question && nameKey(ingredient.name) !== nameKey(state.typed);
  return (
    <li className="line">
      <TextField
        field={amount}
        label={t("field.amount")}
        aria-label={labelOf(amount.name)}
        inputMode="text"
        autoFocus={autoFocus === "amount"}
      />
      <UnitField
        field={unit}
        aria-label={labelOf(unit.name)}
        value={state.unit}
        onChange={state.setUnit}
        allowed={ingredient?.units}
        autoFocus={autoFocus === "unit"}
      />
      <IngredientCombobox
        field={name}
        label={t("field.name")}
        aria-label={labelOf(name.name)}
        description={isNamedElse && t("edit.inCatalogue", { name: ingredient.name })}
        typed={state.typed}
        onType={state.setTyped}
        onPick={state.pick}
        autoFocus={autoFocus === "name"}
      />
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
      <TextField
        field={complement}
        label={t("field.complement")}
        aria-label={labelOf(complement.name)}
        autoFocus={autoFocus === "complement"}
      />
      {(written.initialValue || typed.initialValue) && (
        <div className="line-beside">
          {written.initialValue && (
            <TextField
              field={written}
              label={t("field.written")}
              aria-label={labelOf(written.name)}
              autoFocus={autoFocus === "written"}
            />
          )}
          {typed.initialValue && <Doubtful name={typed.name} line={typed.initialValue} />}
        </div>
      )}
      {children}
    </li>
  );
}

/** Marks a line of which it is not sure what was meant, with what it was made of. */
function Doubtful({ name, line }: { name: string; line: string }) {
  const { t } = useTranslation("recipe");
  return (
    <p className="doubtful">
      <input type="hidden" name={name} value={line} />
      <strong>{t("edit.doubtful")}</strong> <span dir="auto">{t("edit.typed", { line })}</span>
    </p>
  );
}
