import { useTranslation } from "react-i18next";
import {
  NUTRIENTS,
  type Nutrient,
  type Nutrition,
  UNCOUNTED_REASONS,
} from "#domain/ingredient/nutrition";
import { listFormat } from "#domain/text/cached-formats";

export function NutritionNotes({ nutrition }: { nutrition: Nutrition }) {
  const { t, i18n } = useTranslation("nutrition");
  const list = listFormat(i18n.language);
  const leftOut = UNCOUNTED_REASONS.map((reason) => ({
    about: t(`uncounted.${reason}`),
    names: nutrition.uncounted.filter((line) => line.reason === reason).map(({ name }) => name),
  }));
  const lacking = groupByMissing(nutrition).map(({ nutrients, names }) => {
    const labels = nutrients.map((nutrient, index) => {
      const label = t(`nutrient.${nutrient}`);
      return index === 0 ? label : label.toLocaleLowerCase(i18n.language);
    });
    return { about: t("lacking", { nutrients: list.format(labels) }), names };
  });
  const notes = [...leftOut, ...lacking].filter(({ names }) => names.length > 0);
  if (notes.length === 0) return null;
  return (
    <ul className="nutrition-notes">
      {notes.map(({ about, names }) => (
        <li key={about}>
          {about} <b dir="auto">{list.format(names)}</b>
        </li>
      ))}
    </ul>
  );
}

function groupByMissing({ totals }: Nutrition): { nutrients: Nutrient[]; names: string[] }[] {
  const byNames = new Map<string, { nutrients: Nutrient[]; names: string[] }>();
  for (const nutrient of NUTRIENTS) {
    const names = totals[nutrient].lacking;
    const key = names.join("\n");
    const alike = byNames.get(key) ?? { nutrients: [], names };
    alike.nutrients.push(nutrient);
    byNames.set(key, alike);
  }
  return [...byNames.values()];
}
