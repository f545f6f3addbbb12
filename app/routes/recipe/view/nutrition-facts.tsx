import { Link } from "@remix-run/react";
import { NUTRIENTS, type Nutrition } from "#domain/ingredient/nutrition";
import { rational } from "#domain/measures/rational";
import { paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";
import type { Servings } from "../parts/servings";
import { useNutrientFormat } from "./format-nutrient";
import { NutritionNotes } from "./nutrition-notes";
import "./nutrition.css";

const TITLE_ID = "nutrition";

export function NutritionFacts({
  nutrition,
  servings,
}: {
  nutrition: Nutrition;
  servings: Servings | null;
}) {
  const { t } = useTranslation("nutrition");
  const { counted, of } = nutrition;
  return (
    <section className="nutrition card" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID}>{t("title")}</h2>
      <p>{counted === 0 ? t("nothing") : t("counted", { counted, count: of })}</p>
      {counted > 0 && <NutritionTable nutrition={nutrition} servings={servings} />}
      <NutritionNotes nutrition={nutrition} />
      <p>
        <Link to={paths.ingredientData()} className="alone">
          {t("data")}
        </Link>
      </p>
    </section>
  );
}

function NutritionTable({
  nutrition,
  servings,
}: {
  nutrition: Nutrition;
  servings: Servings | null;
}) {
  const { t } = useTranslation("nutrition");
  const format = useNutrientFormat();
  const columns = servings
    ? [
        { title: t("perServing"), ratio: rational(1, servings.own) },
        {
          title: t("total", { count: servings.shown }),
          ratio: rational(servings.shown, servings.own),
        },
      ]
    : [{ title: t("wholeRecipe"), ratio: rational(1) }];
  return (
    <table aria-labelledby={TITLE_ID}>
      <thead>
        <tr>
          <td />
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NUTRIENTS.map((nutrient) => (
          <tr key={nutrient}>
            <th scope="row">{t(`nutrient.${nutrient}`)}</th>
            {columns.map(({ title, ratio }) => (
              <td key={title}>{format(nutrient, nutrition.totals[nutrient], ratio)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
