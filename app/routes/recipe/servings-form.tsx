import { Form, Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { problem } from "~/model/field-problems";
import { MAX_YIELD } from "~/model/recipe";
import { SERVINGS_PATTERN } from "~/model/servings";
import { paths } from "~/paths";
import { useProblemWords } from "~/ui/problem-words";
import type { Servings } from "./servings";
import { useTypedServings } from "./typed-servings";

export const INGREDIENTS_ID = "ingredients";

const PROBLEM_ID = "servings-problem";
const IN_PLACE = { replace: true, preventScrollReset: true };

/** Asks for how many to cook: by links and a form without script, in place with it. */
export function ServingsForm({ id, servings }: { id: number; servings: Servings }) {
  const { t } = useTranslation("nutrition");
  const range = useProblemWords()(problem.between(1, MAX_YIELD));
  const { own, shown, wrong } = servings;
  const { text, isWrong, isScripted, onChange } = useTypedServings(servings);
  // Without script the page is loaded anew: it opens again at its ingredients.
  const place = isScripted ? "" : `#${INGREDIENTS_ID}`;
  const forServings = (count: number) => paths.recipeView(id, count) + place;
  return (
    <Form
      method="get"
      action={paths.recipeView(id) + place}
      className="servings"
      tabIndex={-1}
      {...IN_PLACE}
    >
      <input type="hidden" name="id" value={id} />
      <label htmlFor="servings">{t("servings.label")}</label>
      <div className="servings-choice">
        <Link
          to={forServings(Math.max(1, shown - 1))}
          className="icon-button"
          aria-label={t("servings.fewer")}
          aria-disabled={shown === 1 || undefined}
          {...IN_PLACE}
        >
          −
        </Link>
        <input
          id="servings"
          name="servings"
          inputMode="numeric"
          pattern={SERVINGS_PATTERN}
          title={range}
          required
          autoComplete="off"
          value={text}
          onChange={onChange}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? PROBLEM_ID : undefined}
        />
        <Link
          to={forServings(Math.min(MAX_YIELD, shown + 1))}
          className="icon-button"
          aria-label={t("servings.more")}
          aria-disabled={shown === MAX_YIELD || undefined}
          {...IN_PLACE}
        >
          +
        </Link>
        <button type="submit" className="button button-quiet">
          {t("servings.adjust")}
        </button>
      </div>
      {isWrong && (
        <p id={PROBLEM_ID} className="servings-problem">
          {range}
          {wrong !== null && ` ${t("servings.asWritten", { count: own })}`}
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {t("servings.shown", { count: shown })}
      </p>
      {shown !== own && (
        <p>
          <Link to={paths.recipeView(id) + place} onClick={stayHere} {...IN_PLACE}>
            {t("servings.back", { count: own })}
          </Link>
        </p>
      )}
    </Form>
  );
}

/** A link that goes away once it is followed hands the focus to its form. */
function stayHere({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.closest("form")?.focus({ preventScroll: true });
}
