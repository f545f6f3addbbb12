import { useTranslation } from "react-i18next";
import type { RecipeLine } from "#server/recipes/queries";
import { type Amount, formatAmount } from "~/model/amount";
import type { Unit } from "~/model/units";

/** The ingredients of a recipe as a cook reads them: "1 1/2 cups flour, sifted". */
export function IngredientList({ lines }: { lines: RecipeLine[] }) {
  const measure = useMeasureWords();
  return (
    <ul className="ingredients">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list.
        <li key={index}>
          {line.amount && <b className="amount">{measure(line.amount, line.unit)}</b>}{" "}
          <span dir="auto">
            {line.name}
            {line.complement && <span className="complement">, {line.complement}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** An amount with its unit, in the reader's language. */
function useMeasureWords(): (amount: Amount, unit: Unit) => string {
  const { t, i18n } = useTranslation("recipe");
  return (amount, unit) => {
    const figure = formatAmount(amount, unit, i18n.language);
    if (unit === "NONE" || unit === "UNIT") return figure;
    const count = Math.max(1, amount.numerator / amount.denominator);
    return `${figure}\u00a0${t(`unit.${unit}`, { count })}`;
  };
}
