import { MAX_MEAL } from "#domain/plan/plan";
import { useTranslation } from "~/ui/translation";

/** A name of one's own, with those of this household to choose from. */
export function MealField({ value }: { value: string }) {
  const { t } = useTranslation("plan");
  return (
    <label>
      {t("meal")}
      <input
        type="text"
        name="meal"
        list="meals"
        defaultValue={value}
        placeholder={t("mealHint")}
        maxLength={MAX_MEAL}
        autoComplete="off"
        dir="auto"
      />
    </label>
  );
}
