import { Form, Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { problem } from "#domain/field-problems";
import { MAX_YIELD } from "#domain/recipe";
import { SERVINGS_PATTERN } from "#domain/servings";
import { useProblemWords } from "~/ui/problem-message";
import type { Servings } from "./servings";
import { useTypedServings } from "./typed-servings";

export const INGREDIENTS_ID = "ingredients";

const PROBLEM_ID = "servings-problem";
const IN_PLACE = { replace: true, preventScrollReset: true };

/** Asks for how many to cook: by links and a form without script, in place with it. */
export function ServingsForm({
  servings,
  addressFor,
}: {
  servings: Servings;
  /** Of the page that it stands on, for so many servings or as written. */
  addressFor: (servings?: number) => string;
}) {
  const { t } = useTranslation("servings");
  const range = useProblemWords()(problem.between(1, MAX_YIELD));
  const { own, shown, wrong } = servings;
  const { text, isWrong, isScripted, onChange } = useTypedServings(servings);
  // Without script the page is loaded anew: it opens again at its ingredients.
  const place = isScripted ? "" : `#${INGREDIENTS_ID}`;
  const forServings = (count?: number) => addressFor(count) + place;
  // A form by GET writes the query of its own fields.
  const query = [...new URLSearchParams(addressFor().split("?")[1])];
  return (
    <Form method="get" action={forServings()} className="servings" tabIndex={-1} {...IN_PLACE}>
      {query.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="servings">{t("label")}</label>
      <div className="servings-choice">
        <Link
          to={forServings(Math.max(1, shown - 1))}
          className="icon-button"
          aria-label={t("fewer")}
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
          aria-label={t("more")}
          aria-disabled={shown === MAX_YIELD || undefined}
          {...IN_PLACE}
        >
          +
        </Link>
        <button type="submit" className="button button-quiet">
          {t("adjust")}
        </button>
      </div>
      {isWrong && (
        <p id={PROBLEM_ID} className="servings-problem">
          {range}
          {wrong !== null && ` ${t("asWritten", { count: own })}`}
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {t("shown", { count: shown })}
      </p>
      {shown !== own && (
        <p>
          <Link to={forServings()} onClick={stayHere} {...IN_PLACE}>
            {t("back", { count: own })}
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
