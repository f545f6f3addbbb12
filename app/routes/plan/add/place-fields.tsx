import { MAX_WORDS } from "#domain/plan/plan";
import { SERVINGS_PATTERN } from "#domain/recipe/servings";
import { useTranslation } from "~/ui/translation";
import { MealField } from "../parts/meal-field";
import "~/ui/field-row.css";

interface PlaceFieldsProps {
  recipe: { id: number } | null;
  meals: string[];
  cookbooks: { id: number; name: string }[];
  values: Record<"words" | "day" | "meal" | "servings" | "cookbook", string>;
}

/** When, at which meal, for how many and in whose plan; without a recipe, what. */
export function PlaceFields({ recipe, meals, cookbooks, values }: PlaceFieldsProps) {
  const { t } = useTranslation("plan");
  return (
    <div className="field-row">
      {!recipe && (
        <label>
          {t("words")}
          <input
            type="text"
            name="words"
            placeholder={t("wordsExample")}
            defaultValue={values.words}
            maxLength={MAX_WORDS}
            required
            dir="auto"
          />
        </label>
      )}
      <label>
        {t("day")}
        <input type="date" name="day" defaultValue={values.day} required />
      </label>
      <MealField value={values.meal} />
      {recipe && (
        <label>
          {t("portions")}
          <input
            type="text"
            inputMode="numeric"
            name="servings"
            defaultValue={values.servings}
            pattern={SERVINGS_PATTERN}
          />
        </label>
      )}
      {cookbooks.length > 0 && (
        <label>
          {t("onto")}
          <select name="cookbook" defaultValue={values.cookbook} dir="auto">
            <option value="">{t("mine")}</option>
            {cookbooks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <datalist id="meals">
        {meals.map((meal) => (
          <option key={meal} value={meal} />
        ))}
      </datalist>
    </div>
  );
}
