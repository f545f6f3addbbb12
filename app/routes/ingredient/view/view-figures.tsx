import type { Figures, Ingredient } from "#server/features/ingredients/ingredient-details";
import { useTranslation } from "~/ui/translation";
import { useFigureFormat } from "./format-figure";

const ROWS: (keyof Figures)[] = [
  "calories",
  "carbohydrates",
  "sugars",
  "fibers",
  "proteins",
  "saturatedFat",
  "unsaturatedFat",
  "cholesterol",
  "sodium",
];

export function FigureTable({ ingredient }: { ingredient: Ingredient }) {
  const { t } = useTranslation("ingredient");
  const { published, workedOut, missing } = useFigureFormat(ingredient);
  const { figures, volumicMass, weightPerUnit } = ingredient;
  return (
    <section className="card">
      <h2 id="nutrition">{t("view.nutrition")}</h2>
      <table className="figures" aria-labelledby="nutrition">
        <thead>
          <tr>
            <td />
            <th scope="col">{t("view.per100g")}</th>
            {volumicMass !== null && <th scope="col">{t("view.per100mL")}</th>}
            {weightPerUnit !== null && <th scope="col">{t("view.perUnit")}</th>}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((name) => {
            const figure = figures[name];
            return (
              <tr key={name}>
                <th scope="row">{t(`figure.${name}`)}</th>
                {figure === null ? (
                  <td colSpan={3} className="figure-missing">
                    {missing}
                  </td>
                ) : (
                  <>
                    <td>{published(figure)}</td>
                    {volumicMass !== null && <td>{workedOut(figure * volumicMass)}</td>}
                    {weightPerUnit !== null && <td>{workedOut((figure * weightPerUnit) / 100)}</td>}
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
