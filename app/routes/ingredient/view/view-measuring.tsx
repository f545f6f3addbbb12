import { UNIT_KIND, UNITS } from "#domain/measures/units";
import { formatList } from "#domain/text/format-list";
import type { Ingredient } from "#server/features/ingredients/ingredient-details";
import { useTranslation } from "~/ui/translation";
import { useFigureFormat } from "./format-figure";

export function Measuring({ ingredient }: { ingredient: Ingredient }) {
  const { t, i18n } = useTranslation(["ingredient", "recipe"]);
  const { published, missing } = useFigureFormat(ingredient);
  const { measuredBy, weightPerUnit, volumicMass } = ingredient;
  const units = UNITS.filter((unit) => measuredBy.includes(UNIT_KIND[unit]));
  const facts = [
    [
      t("view.measuredIn"),
      formatList(
        units.map((unit) => t(`recipe:unitChoice.${unit}`)),
        i18n.language,
        "disjunction",
      ),
    ],
    [
      t("view.weightPerUnit"),
      weightPerUnit === null ? missing : t("view.grams", { weight: published(weightPerUnit) }),
    ],
    [
      t("view.volumicMass"),
      volumicMass === null ? missing : t("view.gramsPerMl", { mass: published(volumicMass) }),
    ],
  ];
  return (
    <section className="card">
      <h2>{t("view.measuring")}</h2>
      <dl className="measures">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
