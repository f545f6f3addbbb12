import { useTranslation } from "react-i18next";
import { type Amount, formatAmount } from "#domain/amount";
import { shownAmount } from "#domain/amount-shown";
import type { Language } from "#domain/languages";
import type { Unit } from "#domain/units";
import type { RecipeLine } from "#server/recipes/lines";

const AS_WRITTEN: Amount = { numerator: 1, denominator: 1 };

/** The ingredients of a recipe times `ratio` as a cook reads them: "1 1/2 cups flour, sifted". */
export function IngredientList({
  lines,
  language,
  ratio = AS_WRITTEN,
}: {
  lines: RecipeLine[];
  /** What the author's own words are written in. */
  language: Language;
  ratio?: Amount;
}) {
  return (
    <ul className="ingredients">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list.
        <li key={index}>
          <IngredientLine line={line} language={language} ratio={ratio} />
        </li>
      ))}
    </ul>
  );
}

/** One of them. */
export function IngredientLine({
  line,
  language,
  ratio = AS_WRITTEN,
}: {
  line: RecipeLine;
  language: Language;
  ratio?: Amount;
}) {
  const format = useAmountFormat();
  const { amount, unit, written } = line;
  return (
    <>
      {amount ? (
        <b className="amount">{format(shownAmount(amount, unit, ratio), unit)}</b>
      ) : (
        written && (
          <b className="amount" lang={language}>
            {written}
          </b>
        )
      )}{" "}
      <span dir="auto">
        <span lang={line.ingredientId === null ? language : undefined}>{line.name}</span>
        {amount && written && isAsWritten(ratio) && (
          <span lang={language} className="complement">
            {" "}
            ({written})
          </span>
        )}
        {line.complement && (
          <span lang={language} className="complement">
            , {line.complement}
          </span>
        )}
      </span>
    </>
  );
}

/** Words for a measure are no longer true of another one. */
function isAsWritten({ numerator, denominator }: Amount): boolean {
  return numerator === denominator;
}

/** An amount with its unit, in the reader's language. */
function useAmountFormat(): (amount: Amount, unit: Unit) => string {
  const { t, i18n } = useTranslation("recipe");
  return (amount, unit) => {
    const figure = formatAmount(amount, unit, i18n.language);
    if (unit === "NONE" || unit === "UNIT") return figure;
    const count = Math.max(1, amount.numerator / amount.denominator);
    return `${figure}\u00a0${t(`unit.${unit}`, { count })}`;
  };
}
