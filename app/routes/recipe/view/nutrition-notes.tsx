import type { Nutrition } from "#domain/ingredient/nutrition";
import { formatList } from "#domain/text/format-list";
import { useTranslation } from "~/ui/translation";

export function NutritionNotes({ nutrition }: { nutrition: Nutrition }) {
  const { t, i18n } = useTranslation("nutrition");
  const leftOut = nutrition.uncounted.map(({ reason, names }) => ({
    about: t(`uncounted.${reason}`),
    names,
  }));
  const lacking = nutrition.lacking.map(({ nutrients, names }) => {
    const labels = nutrients.map((nutrient, index) => {
      const label = t(`nutrient.${nutrient}`);
      return index === 0 ? label : label.toLocaleLowerCase(i18n.language);
    });
    return { about: t("lacking", { nutrients: formatList(labels, i18n.language) }), names };
  });
  const approximate = { about: t("approximate"), names: nutrition.approximate };
  const notes = [...leftOut, approximate, ...lacking].filter(({ names }) => names.length > 0);
  if (notes.length === 0) return null;
  return (
    <ul className="nutrition-notes">
      {notes.map(({ about, names }) => (
        <li key={about}>
          {about} <b dir="auto">{formatList(names, i18n.language)}</b>
        </li>
      ))}
    </ul>
  );
}
