import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import { CATEGORIES, MAX_MINUTES } from "#domain/recipe";
import {
  FIRST_FILTERS,
  type FilterName,
  MAX_SEARCH,
  queryOf,
  type RecipeFilters,
  SORTINGS,
  SOURCES,
  sortingOf,
} from "#domain/recipe-filters";
import { ListChoices } from "./checkbox-group";
import { ListIngredients, type ListIngredientsProps } from "./ingredient-filter";
import { useListInPlace } from "./submit-on-change";
import { ListWrong, WRONG_ID } from "./wrong-filters";

interface ListFiltersProps extends ListIngredientsProps {
  filters: RecipeFilters;
  lacksSource: boolean;
  wrong: FilterName[];
  hasTooMany: boolean;
  /** Where the list is refused: what was typed. */
  typed: { add: string; maxTime: string | null } | null;
}

/** What the list shows: a form that leads to the list's address, folded on a small screen. */
export function ListFilters({
  filters,
  lacksSource,
  wrong,
  hasTooMany,
  typed,
  chosen,
  unsure,
}: ListFiltersProps) {
  const { t, i18n } = useTranslation(["recipe", "recipeList"]);
  const { form, onChange, onSubmit } = useListInPlace(sortingOf(filters));
  const [isOpen] = useState(typed !== null || unsure !== null);
  const sources = filters.sources.map((source) => t(`recipeList:source.${source}`));
  const names = new Intl.ListFormat(i18n.language, { type: "unit" }).format(sources);
  return (
    <details className="list-filters card" open={isOpen}>
      <summary>
        <b>{t("recipeList:filters")}</b>
        <span className="hint">
          {[names, t(`recipeList:by.${sortingOf(filters)}`)].filter(Boolean).join(" · ")}
        </span>
      </summary>
      <Form
        ref={form}
        action={paths.recipeList()}
        onChange={onChange}
        onSubmit={onSubmit}
        aria-label={t("recipeList:filters")}
      >
        {wrong.length > 0 && <ListWrong wrong={wrong} hasTooMany={hasTooMany} />}
        {lacksSource && (
          <p role="alert" id="no-source" className="notice">
            {t("recipeList:noSource")}
          </p>
        )}
        <ListChoices
          name="source"
          legend={t("recipeList:source.title")}
          choices={SOURCES.map((value) => ({ value, words: t(`recipeList:source.${value}`) }))}
          chosen={filters.sources}
          problemId={lacksSource ? "no-source" : undefined}
        />
        <ListChoices
          name="category"
          legend={t("recipeList:category")}
          choices={CATEGORIES.map((value) => ({ value, words: t(`category.${value}`) }))}
          chosen={filters.categories}
        />
        <ListIngredients chosen={chosen} unsure={unsure} filters={filters} />
        <div className="list-fields">
          <label>
            {t("recipeList:search")}
            <input
              type="search"
              name="search"
              defaultValue={filters.search}
              maxLength={MAX_SEARCH}
              autoComplete="off"
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
              defaultValue={typed?.maxTime ?? filters.maxTime ?? ""}
              aria-invalid={wrong.includes("maxTime") || undefined}
              aria-describedby={wrong.includes("maxTime") ? WRONG_ID : undefined}
            />
          </label>
          <label>
            {t("recipeList:addIngredient")}
            <input
              type="text"
              name="add"
              maxLength={50}
              autoComplete="off"
              defaultValue={typed?.add}
            />
          </label>
          <label>
            {t("recipeList:sort")}
            <select name="by" defaultValue={sortingOf(filters)}>
              {SORTINGS.map((sorting) => (
                <option key={sorting} value={sorting}>
                  {t(`recipeList:by.${sorting}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="actions">
          <button type="submit" className="button button-primary">
            {t("recipeList:apply")}
          </button>
          <Link to={paths.recipeList(queryOf(FIRST_FILTERS))} preventScrollReset>
            {t("recipeList:reset")}
          </Link>
        </div>
      </Form>
    </details>
  );
}
