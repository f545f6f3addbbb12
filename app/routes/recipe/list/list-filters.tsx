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
import { CheckboxGroup } from "./checkbox-group";
import { IngredientFilter, type IngredientFilterProps } from "./ingredient-filter";
import { useSubmitOnChange } from "./submit-on-change";
import { WRONG_ID, WrongFilters } from "./wrong-filters";

const NO_SOURCE_ID = "no-source";

interface ListFiltersProps extends IngredientFilterProps {
  filters: RecipeFilters;
  lacksSource: boolean;
  wrong: FilterName[];
  hasTooMany: boolean;
  /** What was typed, if the list is refused. */
  typed: { add: string; maxTime: string | null } | null;
}

/** Chooses what the list shows: a form that leads to its address, folded on a small screen. */
export function ListFilters({ chosen, unsure, ...props }: ListFiltersProps) {
  const { filters, lacksSource, wrong, typed } = props;
  const { t } = useTranslation("recipeList");
  const { form, onChange, onSubmit } = useSubmitOnChange(sortingOf(filters));
  const [isOpen] = useState(typed !== null || unsure !== null);
  return (
    <details className="list-filters card" open={isOpen}>
      <FiltersSummary filters={filters} />
      <Form
        ref={form}
        action={paths.recipeList()}
        onChange={onChange}
        onSubmit={onSubmit}
        aria-label={t("filters")}
      >
        {wrong.length > 0 && <WrongFilters wrong={wrong} hasTooMany={props.hasTooMany} />}
        {lacksSource && (
          <p role="alert" id={NO_SOURCE_ID} className="notice">
            {t("noSource")}
          </p>
        )}
        <SourceAndCategory filters={filters} lacksSource={lacksSource} />
        <IngredientFilter chosen={chosen} unsure={unsure} filters={filters} />
        <div className="list-fields">
          <TypedFilters filters={filters} typed={typed} wrong={wrong} />
          <SortField filters={filters} />
        </div>
        <div className="actions">
          <button type="submit" className="button button-primary">
            {t("apply")}
          </button>
          <Link to={paths.recipeList(queryOf(FIRST_FILTERS))} preventScrollReset>
            {t("reset")}
          </Link>
        </div>
      </Form>
    </details>
  );
}

function FiltersSummary({ filters }: Pick<ListFiltersProps, "filters">) {
  const { t, i18n } = useTranslation("recipeList");
  const sources = filters.sources.map((source) => t(`source.${source}`));
  const names = new Intl.ListFormat(i18n.language, { type: "unit" }).format(sources);
  return (
    <summary>
      <b>{t("filters")}</b>
      <span className="hint">
        {[names, t(`by.${sortingOf(filters)}`)].filter(Boolean).join(" · ")}
      </span>
    </summary>
  );
}

function SourceAndCategory({
  filters,
  lacksSource,
}: Pick<ListFiltersProps, "filters" | "lacksSource">) {
  const { t } = useTranslation(["recipe", "recipeList"]);
  return (
    <>
      <CheckboxGroup
        name="source"
        legend={t("recipeList:source.title")}
        choices={SOURCES.map((value) => ({ value, label: t(`recipeList:source.${value}`) }))}
        chosen={filters.sources}
        problemId={lacksSource ? NO_SOURCE_ID : undefined}
      />
      <CheckboxGroup
        name="category"
        legend={t("recipeList:category")}
        choices={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        chosen={filters.categories}
      />
    </>
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
      <label>
        {t("addIngredient")}
        <input type="text" name="add" maxLength={50} autoComplete="off" defaultValue={typed?.add} />
      </label>
    </>
  );
}

function SortField({ filters }: Pick<ListFiltersProps, "filters">) {
  const { t } = useTranslation("recipeList");
  return (
    <label>
      {t("sort")}
      <select name="by" defaultValue={sortingOf(filters)}>
        {SORTINGS.map((sorting) => (
          <option key={sorting} value={sorting}>
            {t(`by.${sorting}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
