import type { FormMetadata } from "@conform-to/react";
import { type IngredientMatches, nameKey, readSubRecipe } from "#domain/line/ingredient-choice";
import { isChangedAsText } from "#domain/recipe/method-text";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { firstWrongField } from "~/ui/error-summary";
import { useProblemMessage } from "~/ui/problem-message";
import { TextAreaField, useFirstProblem } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";
import {
  type FormLine,
  hasErrors,
  readFormLines,
  readFormParagraphs,
  readText,
} from "./form-lines";
import { focusedPart } from "./ingredient-fields";
import { IngredientLineFields } from "./ingredient-line-fields";
import { useLineLabels } from "./line-labels";
import { ViewSwitch } from "./view-switch";

const KNOWN = ["words", "choice"] as const;

interface TextBoxProps {
  form: FormMetadata<RecipeFormValues>;
  formatLabel: (field: string) => string;
}

export function IngredientsBox({
  form,
  formatLabel,
  names,
  isSwitched,
}: TextBoxProps & { names: IngredientMatches; isSwitched: boolean }) {
  const words = useLineLabels();
  const { t } = words;
  const { ingredientsText, ingredients } = form.getFieldset();
  const first = firstWrongField(form);
  const problem = useFirstProblem(ingredients);
  const lines = readFormLines(form, ingredients).map((line, index) => ({
    line,
    number: index + 1,
    isShown: readText(line, "doubtful") !== "" || hasErrors(line),
  }));
  const shown = lines.filter(({ isShown }) => isShown);
  const titles = listUnusedTitles(
    lines.map(({ line }) => line),
    names,
  );
  return (
    <section className="card text-box">
      <ViewSwitch isText />
      <TextAreaField
        field={ingredientsText}
        label={formatLabel("ingredientsText")}
        hint={t("edit.ingredientsBox")}
        rows={8}
        autoFocus={isSwitched || first === "ingredientsText" || first === "ingredients"}
      />
      {titles.map((title) => (
        <p key={title} className="hint">
          {t("edit.recipeInRows", { title })}
        </p>
      ))}
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
            {shown.map(({ line, number }) => (
              <IngredientLineFields
                key={line.name}
                form={form}
                line={line}
                number={number}
                words={words}
                names={names}
                autoFocus={focusedPart(first, line)}
                handle={null}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Of recipes that a line could stand for, and does not. */
function listUnusedTitles(lines: FormLine[], { recipes }: IngredientMatches): string[] {
  const names = lines
    .filter((line) => readSubRecipe(readText(line, "choice"), readText(line, "name")) === null)
    .map((line) => nameKey(readText(line, "name")));
  const titles = recipes.map(({ title }) => title);
  return [...new Set(titles.filter((title) => names.includes(nameKey(title))))];
}

export function MethodBox({ form, formatLabel }: TextBoxProps) {
  const { t } = useTranslation(["recipeForm", "common"]);
  const formatProblem = useProblemMessage();
  const { method, steps } = form.getFieldset();
  const first = firstWrongField(form);
  const wrong = Object.entries(form.allErrors).filter(([name]) => /^steps(?:$|\[)/.test(name));
  return (
    <section className="card text-box">
      <TextAreaField
        field={method}
        label={formatLabel("method")}
        hint={t("edit.methodBox")}
        rows={8}
        autoFocus={first === "method" || Boolean(first?.startsWith("steps"))}
      />
      {wrong.map(([name, [problem = ""]]) => (
        <p key={name} className="problem" id={`${form.id}-${name}`} tabIndex={-1}>
          {t("common:form.labelled", { label: formatLabel(name), problem: formatProblem(problem) })}
        </p>
      ))}
      {readFormParagraphs(form, steps).map(({ name, initialValue }) => {
        const text = typeof initialValue === "string" ? initialValue : "";
        return isChangedAsText(text) && <HiddenPart key={name} name={name} value={text} />;
      })}
    </section>
  );
}

function KnownLine({ line }: { line: FormLine }) {
  return KNOWN.map((part) => (
    <HiddenPart key={part} name={`${line.name}.${part}`} value={readText(line, part)} />
  ));
}

function HiddenPart({ name, value }: { name: string; value: string }) {
  return value ? <input type="hidden" name={name} value={value} /> : null;
}
