import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { IngredientMatches } from "#domain/line/ingredient-choice";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { useHasScript } from "~/ui/has-script";
import { TextField } from "~/ui/text-field";
import { buildField, type FormLine } from "./form-lines";
import { IngredientCombobox } from "./ingredient-combobox";
import { CooksWords, LineMore } from "./ingredient-line-more";
import { useIngredientLine } from "./ingredient-line-state";
import { IngredientQuestion } from "./ingredient-question";
import type { LineLabels } from "./line-labels";
import { renderLineNote } from "./line-note";
import { UnitField } from "./unit-field";

interface IngredientLineProps {
  form: FormMetadata<RecipeFormValues>;
  line: FormLine;
  number: number;
  words: LineLabels;
  names: IngredientMatches;
  autoFocus: string | undefined;
  handle: ReactNode;
  children?: ReactNode;
}

export function IngredientLineFields({
  form,
  line,
  number,
  words,
  names,
  autoFocus,
  handle,
  children,
}: IngredientLineProps) {
  const state = useIngredientLine(line, names);
  const hasScript = useHasScript();
  const { question } = state;
  const choiceName = `${line.name}.choice`;
  const nameLabel = words.formatLabel(number, "name");
  const at = (part: "amount" | "unit" | "name" | "complement") => ({
    field: buildField(line, part),
    label: words.parts[part],
    "aria-label": part === "name" ? nameLabel : words.formatLabel(number, part),
    autoFocus: autoFocus === part,
  });
  return (
    <li className="line">
      {handle}
      <TextField {...at("amount")} inputMode="text" placeholder={words.parts.amount} />
      <UnitField
        {...at("unit")}
        value={state.unit}
        onChange={state.setUnit}
        allowed={state.ingredient?.units}
        units={words.units}
      />
      <IngredientCombobox
        {...at("name")}
        placeholder={words.parts.name}
        hint={renderLineNote({ form, choiceName, line: state, words })}
        typed={state.typed}
        onType={state.setTyped}
        onPick={state.pick}
        words={words}
      />
      <div className="line-details">
        <TextField {...at("complement")} placeholder={words.parts.complement} />
      </div>
      {children && (
        <LineMore {...{ line, words }} label={words.t("edit.lineMore", { label: nameLabel })}>
          {children}
        </LineMore>
      )}
      {state.choice && (hasScript || !question) && (
        <input type="hidden" name={choiceName} value={state.choice} />
      )}
      {question && (
        <IngredientQuestion
          name={hasScript ? undefined : choiceName}
          typed={state.typed}
          offers={question.offers}
          choice={state.choice}
          onChoose={state.setChoice}
        />
      )}
      <CooksWords {...{ line, words }} />
    </li>
  );
}
