import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CATEGORIES, MAX_MINUTES } from "#domain/recipe/recipe";
import {
  type FilterName,
  MAX_SEARCH,
  type RecipeFilters,
  SORTINGS,
  SOURCES,
  toSorting,
} from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { CheckboxGroup } from "./checkbox-group";
import { ChosenFilters } from "./chosen-filters";
import { FilterGroup } from "./filter-group";
import { IngredientFilter, type IngredientFilterProps } from "./ingredient-filter";
import { useSubmitOnChange } from "./submit-on-change";
import { WRONG_ID, WrongFilters } from "./wrong-filters";
import "~/ui/field-row.css";

const NO_SOURCE_ID = "no-source";

interface ListFiltersProps extends IngredientFilterProps {
  filters: RecipeFilters;
  lacksSource: boolean;
  wrong: FilterName[];
  hasTooMany: boolean;
  typed: { add: string; maxTime: string | null } | null;
}

/** The list's filters in collapsible groups; the form leads to the list's URL. */
export function ListFilters({ chosen, unsure, ...props }: ListFiltersProps) {
  const { filters, lacksSource, wrong, typed } = props;
  const { t } = useTranslation("recipeList");
  const { form, onChange, onSubmit } = useSubmitOnChange(toSorting(filters));
  const [isWrong] = useState(typed !== null && !lacksSource);
  const [isUnsure] = useState(unsure !== null);
  return (
    <>
      <Form
        ref={form}
        action={paths.recipeList()}
        onChange={onChange}
        onSubmit={onSubmit}
        aria-label={t("filters")}
        className="filter-line"
      >
        {wrong.length > 0 && <WrongFilters wrong={wrong} hasTooMany={props.hasTooMany} />}
        {lacksSource && (
          <p role="alert" id={NO_SOURCE_ID} className="notice">
            {t("noSource")}
          </p>
        )}
        <div className="filters">
          <Sources filters={filters} lacksSource={lacksSource} />
          <Categories filters={filters} />
          <FilterGroup label={t("ingredient")} isOpen={isUnsure}>
            <IngredientFilter chosen={chosen} unsure={unsure} filters={filters} />
            <AddField typed={typed} />
          </FilterGroup>
          <FilterGroup label={t("more")} isOpen={isWrong}>
            <div className="field-row">
              <TypedFilters filters={filters} typed={typed} wrong={wrong} />
              <SortField filters={filters} />
            </div>
          </FilterGroup>
        </div>
      </Form>
      <ChosenFilters filters={filters} chosen={chosen} />
    </>
  );
}

function Sources({ filters, lacksSource }: Pick<ListFiltersProps, "filters" | "lacksSource">) {
  const { t } = useTranslation("recipeList");
  const [isOpen] = useState(lacksSource);
  const { sources } = filters;
  const [first, second] = sources;
  const isAll = sources.length === SOURCES.length;
  const label = t(`source.${isAll ? "all" : second ? "some" : (first ?? "title")}`);
  return (
    <FilterGroup label={label} isOpen={isOpen}>
      <CheckboxGroup
        name="source"
        legend={t("source.title")}
        choices={SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
        chosen={sources}
        problemId={lacksSource ? NO_SOURCE_ID : undefined}
      />
    </FilterGroup>
  );
}

function Categories({ filters }: Pick<ListFiltersProps, "filters">) {
  const { t } = useTranslation(["recipe", "recipeList"]);
  return (
    <FilterGroup label={t("recipeList:category")} isOpen={false}>
      <CheckboxGroup
        name="category"
        legend={t("recipeList:category")}
        choices={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        chosen={filters.categories}
      />
    </FilterGroup>
  );
}

function AddField({ typed }: Pick<ListFiltersProps, "typed">) {
  const { t } = useTranslation("recipeList");
  return (
    <div className="field-row">
      <label>
        {t("addIngredient")}
        <input type="text" name="add" maxLength={50} autoComplete="off" defaultValue={typed?.add} />
      </label>
    </div>
  );
}

function TypedFilters({
  filters,
  typed,
  wrong,
}: Pick<ListFiltersProps, "filters" | "typed" | "wrong">) {
  const { t } = useTranslation("recipeList");
  const isWrong = wrong.includes("maxTime");
  return (
    <>
      <label>
        {t("search")}
        <input
          type="search"
          name="search"
          defaultValue={filters.search}
          maxLength={MAX_SEARCH}
          autoComplete="off"
        />
      </label>
      <label>
        {t("maxTime")}
        <input
          type="number"
          name="maxTime"
          inputMode="numeric"
          min={0}
          max={2 * MAX_MINUTES}
          defaultValue={typed?.maxTime ?? filters.maxTime ?? ""}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? WRONG_ID : undefined}
        />
      </label>
    </>
  );
}

function SortField({ filters }: Pick<ListFiltersProps, "filters">) {
  const { t } = useTranslation("recipeList");
  return (
    <label>
      {t("sort")}
      <select name="by" defaultValue={toSorting(filters)}>
        {SORTINGS.map((sorting) => (
          <option key={sorting} value={sorting}>
            {t(`by.${sorting}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
