import { Form, useLocation } from "@remix-run/react";
import { CATEGORIES, MAX_MINUTES } from "#domain/recipe/recipe";
import {
  type FilterName,
  MAX_SEARCH,
  type RecipeFilters,
  SORTINGS,
  SOURCES,
  toSorting,
} from "#domain/recipe/recipe-filters";
import { joinTags } from "#domain/recipe/tags";
import { paths } from "#domain/site/paths";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";
import { CheckboxGroup } from "./checkbox-group";
import { IngredientFilter, type IngredientFilterProps } from "./ingredient-filter";
import { WRONG_ID, WrongFilters } from "./wrong-filters";
import "~/ui/field-row.css";

export const FILTERS_ID = "filters";
export const FILTERS_BUTTON_ID = "open-filters";
const NO_SOURCE_ID = "no-source";

interface ListFiltersProps extends IngredientFilterProps {
  filters: RecipeFilters;
  lacksSource: boolean;
  wrong: FilterName[];
  hasTooMany: boolean;
  typed: { add: string; maxTime: string | null } | null;
}

/** All filters as one sheet; while something is wrong with them, as a part of the page. */
export function ListFilters({ chosen, unsure, ...props }: ListFiltersProps) {
  const { filters, lacksSource, wrong, typed } = props;
  const { t } = useTranslation(["recipe", "recipeList"]);
  const { key } = useLocation();
  const isSheet = typed === null && unsure === null;
  return (
    <Form
      // A new list shows its own filters, also after Back.
      key={key}
      id={FILTERS_ID}
      action={paths.recipeList()}
      aria-label={t("recipeList:filters")}
      className={isSheet ? "sheet" : "card list-filters"}
      {...(isSheet ? { popover: "auto" } : {})}
      // Closing gives the focus back to the button.
      onSubmit={(event) => isSheet && event.currentTarget.hidePopover?.()}
    >
      <SheetHead isSheet={isSheet} />
      {wrong.length > 0 && <WrongFilters wrong={wrong} hasTooMany={props.hasTooMany} />}
      {lacksSource && (
        <p role="alert" id={NO_SOURCE_ID} className="notice">
          {t("recipeList:noSource")}
        </p>
      )}
      <SearchFilter filters={filters} />
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
        choices={CATEGORIES.map((value) => ({ value, label: t(`recipe:category.${value}`) }))}
        chosen={filters.categories}
      />
      <IngredientFilter chosen={chosen} unsure={unsure} filters={filters} />
      <div className="field-row">
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
          {t("recipeList:tags")}
          <input
            type="text"
            name="tag"
            defaultValue={joinTags(filters.tags)}
            maxLength={MAX_SEARCH}
            autoComplete="off"
          />
        </label>
        <MaxTimeField filters={filters} typed={typed} wrong={wrong} />
        <SortField filters={filters} />
      </div>
      <p className="actions">
        <button type="submit" className="button button-primary">
          {t("recipeList:apply")}
        </button>
      </p>
    </Form>
  );
}

function SheetHead({ isSheet }: { isSheet: boolean }) {
  const { t } = useTranslation(["recipeList", "common"]);
  return (
    <div className="sheet-head">
      <h2>{t("recipeList:filters")}</h2>
      {isSheet && (
        <button
          type="button"
          className="icon-button"
          aria-label={t("common:form.close")}
          {...{ popovertarget: FILTERS_ID, popovertargetaction: "hide" }}
        >
          <Icon name="remove" />
        </button>
      )}
    </div>
  );
}

function SearchFilter({ filters }: Pick<ListFiltersProps, "filters">) {
  const { t } = useTranslation("recipeList");
  return (
    <div className="field-row">
      <label>
        {t("search")}
        <input
          type="search"
          name="search"
          placeholder={t("searchHint")}
          defaultValue={filters.search}
          maxLength={MAX_SEARCH}
          autoComplete="off"
        />
      </label>
    </div>
  );
}

function MaxTimeField({
  filters,
  typed,
  wrong,
}: Pick<ListFiltersProps, "filters" | "typed" | "wrong">) {
  const { t } = useTranslation("recipeList");
  const isWrong = wrong.includes("maxTime");
  return (
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
