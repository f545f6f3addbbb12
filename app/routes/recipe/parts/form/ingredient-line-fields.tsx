import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type KnownNames, nameKey } from "#domain/ingredient-choice";
import type { LineValues } from "#domain/recipe-values";
import { TextField } from "~/ui/text-field";
import { useHasScript } from "../../../../ui/has-script";
import { IngredientCombobox } from "./ingredient-combobox";
import { useIngredientLine } from "./ingredient-line-state";
import { IngredientQuestion } from "./ingredient-question";
import { UnitField } from "./unit-field";

interface IngredientLineProps {
  line: FieldMetadata<LineValues>;
  names: KnownNames;
  /** The part that the page opens with the cursor in. */
  autoFocus: string | undefined;
  labelOf: (field: string) => string;
  children: ReactNode;
}

/** One ingredient of the form; `children` are the buttons of the line. */
export function IngredientLineFields({
  line,
  names,
  autoFocus,
  labelOf,
  children,
}: IngredientLineProps) {
  const { t } = useTranslation("recipeForm");
  const fields = line.getFieldset();
  const { written, choice, typed } = fields;
  const state = useIngredientLine(line, names);
  const hasScript = useHasScript();
  const { ingredient, question } = state;
  const isNamedElse = ingredient && !question && nameKey(ingredient.name) !== nameKey(state.typed);
  const at = (part: "amount" | "unit" | "name" | "complement") => ({
    field: fields[part],
    label: t(`field.${part}`),
    "aria-label": labelOf(fields[part].name),
    autoFocus: autoFocus === part,
  });
  return (
    <li className="line">
      <TextField {...at("amount")} inputMode="text" />
      <UnitField
        {...at("unit")}
        value={state.unit}
        onChange={state.setUnit}
        allowed={ingredient?.units}
      />
      <IngredientCombobox
        {...at("name")}
        description={isNamedElse && t("edit.inCatalogue", { name: ingredient.name })}
        typed={state.typed}
        onType={state.setTyped}
        onPick={state.pick}
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
      <TextField {...at("complement")} />
      <CooksWords text={fields.text} textOf={fields.textOf} />
      <ImportedParts
        written={written}
        typed={typed}
        label={labelOf(written.name)}
        autoFocus={autoFocus === "written"}
      />
      {children}
    </li>
  );
}

/** The line in the cook's own words, which stay until one of its parts is changed. */
function CooksWords({
  text,
  textOf,
}: {
  text: FieldMetadata<string>;
  textOf: FieldMetadata<string>;
}) {
  const { t } = useTranslation("recipeForm");
  const reads = text.initialValue;
  if (!textOf.initialValue) return null;
  return (
    <>
      <input type="hidden" name={textOf.name} value={textOf.initialValue} />
      {reads && <input type="hidden" name={text.name} value={reads} />}
      {reads && (
        <p className="line-beside hint" dir="auto">
          {t("edit.reads", { line: reads })}
        </p>
      )}
    </>
  );
}

/** What only an imported line has: the amount in the author's words, and the line that was read. */
function ImportedParts({
  written,
  typed,
  label,
  autoFocus,
}: {
  written: FieldMetadata<string>;
  typed: FieldMetadata<string>;
  label: string;
  autoFocus: boolean;
}) {
  const { t } = useTranslation("recipeForm");
  if (!written.initialValue && !typed.initialValue) return null;
  return (
    <div className="line-beside">
      {written.initialValue && (
        <TextField
          field={written}
          label={t("field.written")}
          aria-label={label}
          autoFocus={autoFocus}
        />
      )}
      {typed.initialValue && <Doubtful name={typed.name} line={typed.initialValue} />}
    </div>
  );
}

/** Marks a line whose reading is doubtful, and shows the text that it was read from. */
function Doubtful({ name, line }: { name: string; line: string }) {
  const { t } = useTranslation("recipeForm");
  return (
    <p className="doubtful">
      <input type="hidden" name={name} value={line} />
      <strong>{t("edit.doubtful")}</strong> <span dir="auto">{t("edit.typed", { line })}</span>
    </p>
  );
}
