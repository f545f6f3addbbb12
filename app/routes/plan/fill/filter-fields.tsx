import { CATEGORIES, MAX_MINUTES } from "#domain/recipe/recipe";
import { MAX_SEARCH, SOURCES } from "#domain/recipe/recipe-filters";
import { SERVINGS_PATTERN } from "#domain/recipe/servings";
import { useTranslation } from "~/ui/translation";
import { MealField } from "../parts/meal-field";
import "~/ui/field-row.css";

interface FilterFieldsProps {
  meals: string[];
  cookbooks: { id: number; name: string }[];
  values: Record<"meal" | "servings" | "from" | "category" | "tag" | "maxTime", string>;
}

/** For which meal, for how many, and from which recipes. */
export function FilterFields({ meals, cookbooks, values }: FilterFieldsProps) {
  const { t } = useTranslation(["plan", "recipe", "recipeList"]);
  return (
    <div className="field-row">
      <MealField value={values.meal} />
      <label>
        {t("portions")}
        <input
          type="text"
          inputMode="numeric"
          name="servings"
          defaultValue={values.servings}
          placeholder={t("asWritten")}
          pattern={SERVINGS_PATTERN}
        />
      </label>
      <SourceField cookbooks={cookbooks} value={values.from} />
      <label>
        {t("recipeList:category")}
        <select name="category" defaultValue={values.category}>
          <option value="">{t("anyCategory")}</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(`recipe:category.${category}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("recipeList:tags")}
        <input
          type="text"
          name="tag"
          defaultValue={values.tag}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          dir="auto"
        />
      </label>
      <label>
        {t("recipeList:maxTime")}
        <input
          type="number"
          name="maxTime"
          inputMode="numeric"
          min={0}
          max={2 * MAX_MINUTES}
          defaultValue={values.maxTime}
        />
      </label>
      <datalist id="meals">
        {meals.map((meal) => (
          <option key={meal} value={meal} />
        ))}
      </datalist>
    </div>
  );
}

function SourceField({
  cookbooks,
  value,
}: Pick<FilterFieldsProps, "cookbooks"> & { value: string }) {
  const { t } = useTranslation(["plan", "recipeList"]);
  return (
    <label>
      {t("from")}
      <select name="from" defaultValue={value} dir="auto">
        <option value="all">{t("fromAll")}</option>
        {SOURCES.map((source) => (
          <option key={source} value={source}>
            {t(`recipeList:source.${source}`)}
          </option>
        ))}
        {cookbooks.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
