import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { KnownNames } from "#domain/ingredient-choice";
import type { LineValues, RecipeFormValues } from "#domain/recipe-values";
import { firstWrongField } from "~/ui/error-summary";
import { useProblemMessage } from "~/ui/problem-message";
import { TextAreaField, useFirstProblem } from "~/ui/text-field";
import { IngredientLineFields } from "./ingredient-line-fields";

const PARTS = [
  ...(["name", "amount", "unit", "complement", "written", "readAs"] as const),
  ...(["choice", "text", "textOf", "line"] as const),
];

interface TextBoxProps {
  form: FormMetadata<RecipeFormValues>;
  labelOf: (field: string) => string;
}

/** The ingredients as one text; below it the lines that somebody should look at. */
export function IngredientsBox({ form, labelOf, names }: TextBoxProps & { names: KnownNames }) {
  const { t } = useTranslation("recipeForm");
  const { ingredientsText, ingredients } = form.getFieldset();
  const wrong = Object.keys(form.allErrors);
  const first = firstWrongField(form);
  const problem = useFirstProblem(ingredients);
  const lines = ingredients.getFieldList().map((line) => ({
    line,
    isShown:
      Boolean(line.getFieldset().typed.initialValue) ||
      wrong.some((name) => name.startsWith(`${line.name}.`)),
  }));
  const shown = lines.filter(({ isShown }) => isShown);
  return (
    <section className="card text-box">
      <TextAreaField
        field={ingredientsText}
        label={labelOf("ingredientsText")}
        hint={t("edit.ingredientsBox")}
        rows={8}
        autoFocus={first === "ingredientsText" || first === "ingredients"}
      />
      {problem && (
        <p className="problem" id={ingredients.id} tabIndex={-1}>
          {problem}
        </p>
      )}
      {lines.map(({ line, isShown }) => !isShown && <KnownLine key={line.name} line={line} />)}
      {shown.length > 0 && (
        <>
          <h3>{t("edit.toCheck")}</h3>
          <ol className="lines">
            {shown.map(({ line }) => (
              <IngredientLineFields
                key={line.name}
                form={form}
                line={line}
                names={names}
                autoFocus={
                  first?.startsWith(`${line.name}.`) ? first.slice(line.name.length + 1) : undefined
                }
                labelOf={labelOf}
                handle={null}
              >
                <HiddenPart field={line.getFieldset().line} />
              </IngredientLineFields>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** The steps as one text. */
export function MethodBox({ form, labelOf }: TextBoxProps) {
  const { t } = useTranslation(["recipeForm", "common"]);
  const messageOf = useProblemMessage();
  const { method, steps } = form.getFieldset();
  const first = firstWrongField(form);
  const wrong = Object.entries(form.allErrors).filter(([name]) => /^steps(?:$|\[)/.test(name));
  return (
    <section className="card text-box">
      <TextAreaField
        field={method}
        label={labelOf("method")}
        hint={t("edit.methodBox")}
        rows={8}
        autoFocus={first === "method" || Boolean(first?.startsWith("steps"))}
      />
      {wrong.map(([name, [problem = ""]]) => (
        <p key={name} className="problem" id={`${form.id}-${name}`} tabIndex={-1}>
          {t("common:form.labelled", { label: labelOf(name), problem: messageOf(problem) })}
        </p>
      ))}
      {steps
        .getFieldList()
        .map(
          (step) =>
            step.initialValue?.includes("\n") && <HiddenPart key={step.name} field={step} />,
        )}
    </section>
  );
}

/** What is known of a line, beside its words in the box. */
function KnownLine({ line }: { line: FieldMetadata<LineValues> }) {
  const parts = line.getFieldset();
  return PARTS.map((part) => <HiddenPart key={part} field={parts[part]} />);
}

function HiddenPart({ field }: { field: FieldMetadata<string> }) {
  const value = field.initialValue;
  return value ? <input type="hidden" name={field.name} value={value} /> : null;
}
