import { Link } from "@remix-run/react";
import { splitSections } from "#domain/recipe/headings";
import { SERVINGS_PATTERN } from "#domain/recipe/servings";
import { paths } from "#domain/site/paths";
import type { AddableLine, AddableRecipe } from "#server/features/shopping/addable-recipes";
import { useTranslation } from "~/ui/translation";
import type { SentChoices } from "./read-recipes";

interface RecipeChoicesProps {
  recipe: AddableRecipe;
  sent: SentChoices | undefined;
  /** The lines that are at hand. */
  kept: string[];
}

/** The lines of a recipe, ticked unless they are at hand. */
export function RecipeChoices({ recipe, sent, kept }: RecipeChoicesProps) {
  const { t } = useTranslation("shopping");
  const { id, version, title, language, yield: own, wanted, headings, lines } = recipe;
  const isWrong = sent !== undefined && !/^\s*[1-9]/.test(sent.amounts[id] ?? "");
  return (
    <fieldset className="card">
      <legend className="visually-hidden" lang={language} dir="auto">
        {title}
      </legend>
      <h2>
        <Link to={paths.recipeView(id)} lang={language} dir="auto">
          {title}
        </Link>
      </h2>
      <input type="hidden" name="recipe" value={id} />
      <input type="hidden" name={`version-${id}`} value={version} />
      {own !== null && <input type="hidden" name={`yield-${id}`} value={own} />}
      <div className="field-row">
        <label>
          {t(own === null ? "times" : "servings")}
          <input
            type="text"
            inputMode={own === null ? undefined : "numeric"}
            name={`amount-${id}`}
            defaultValue={sent?.amounts[id] ?? wanted}
            pattern={own === null ? undefined : SERVINGS_PATTERN}
            title={own === null ? undefined : t("wrongAmount")}
            aria-invalid={isWrong || undefined}
            required
          />
        </label>
      </div>
      {splitSections(lines, headings).map(({ heading, items }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place in the list
        <div key={place}>
          {heading !== null && (
            <h3 lang={language} dir="auto">
              {heading}
            </h3>
          )}
          {items.map(({ item }) => (
            <LineChoice key={item.key} recipe={id} line={item} sent={sent} kept={kept} />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** A line, or the lines of the recipe that it stands for. */
function LineChoice({
  recipe,
  line: { key, words, language, inside },
  ...choices
}: {
  recipe: number;
  line: AddableLine;
} & Pick<RecipeChoicesProps, "sent" | "kept">) {
  const { t } = useTranslation("shopping");
  if (inside)
    return (
      <fieldset className="shopping-inside">
        <legend lang={language} dir="auto">
          {words}
        </legend>
        {inside.map((line) => (
          <LineChoice key={line.key} recipe={recipe} line={line} {...choices} />
        ))}
      </fieldset>
    );
  const { sent, kept } = choices;
  const value = `${recipe}.${key}`;
  const isKept = kept.includes(value);
  return (
    <label className="shopping-choice">
      <input
        type="checkbox"
        name="line"
        value={value}
        defaultChecked={sent ? sent.lines.includes(value) : !isKept}
      />
      <span lang={language} dir="auto">
        {words}
      </span>
      {isKept && <small className="shopping-at-hand">{t("atHand")}</small>}
    </label>
  );
}
