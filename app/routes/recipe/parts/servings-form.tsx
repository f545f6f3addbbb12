import { Form, Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { MAX_YIELD } from "#domain/recipe/recipe";
import { SERVINGS_PATTERN } from "#domain/recipe/servings";
import { useTranslation } from "~/ui/translation";
import { useHasScript } from "../../../ui/has-script";
import type { Servings } from "./servings";
import { useTypedServings } from "./typed-servings";

export const INGREDIENTS_ID = "ingredients";

const PROBLEM_ID = "servings-problem";
export const IN_PLACE = { replace: true, preventScrollReset: true };

interface ServingsFormProps {
  servings: Servings;
  addressFor: (servings?: number) => string;
}

export function ServingsForm({ servings, addressFor }: ServingsFormProps) {
  const { t } = useTranslation("recipe");
  const range = t("servings.range", { max: MAX_YIELD });
  const { own, shown, wrong } = servings;
  const { text, isWrong, onChange } = useTypedServings(servings);
  // Without script the page reloads, so return to the ingredients.
  const place = useHasScript() ? "" : `#${INGREDIENTS_ID}`;
  const forServings = (count?: number) => addressFor(count) + place;
  return (
    <Form method="get" action={forServings()} className="servings" tabIndex={-1} {...IN_PLACE}>
      <QueryFields address={addressFor()} />
      <label htmlFor="servings">{t("servings.label")}</label>
      <div className="servings-choice">
        <Step
          count={Math.max(1, shown - 1)}
          {...{ shown, forServings }}
          label={t("servings.fewer")}
          sign="−"
        />
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
        <Step
          count={Math.min(MAX_YIELD, shown + 1)}
          {...{ shown, forServings }}
          label={t("servings.more")}
          sign="+"
        />
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
      {shown !== own && <AsWrittenLink to={forServings()} own={own} />}
    </Form>
  );
}

/** A GET form replaces the query with its own fields. */
export function QueryFields({ address }: { address: string }) {
  return [...new URLSearchParams(address.split("?")[1])].map(
    ([name, value]) =>
      name !== "times" && <input key={name} type="hidden" name={name} value={value} />,
  );
}

function Step({
  count,
  shown,
  forServings,
  label,
  sign,
}: {
  count: number;
  shown: number;
  forServings: (count: number) => string;
  label: string;
  sign: string;
}) {
  return (
    <Link
      to={forServings(count)}
      className="icon-button"
      aria-label={label}
      aria-disabled={count === shown || undefined}
      {...IN_PLACE}
    >
      {sign}
    </Link>
  );
}

function AsWrittenLink({ to, own }: { to: string; own: number }) {
  const { t } = useTranslation("recipe");
  return (
    <p>
      <Link to={to} onClick={focusForm} {...IN_PLACE}>
        {t("servings.back", { count: own })}
      </Link>
    </p>
  );
}

/** The link disappears when followed, so focus its form. */
function focusForm({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.closest("form")?.focus({ preventScroll: true });
}
