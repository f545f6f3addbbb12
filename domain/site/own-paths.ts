import { type PlanQuery, withQuery } from "./paths";

type HouseholdQuery = Partial<Record<"cookbook", number | undefined>>;

/** Of people with an account; apart from `paths`, so that pages to be read do not load them. */
export const ownPaths = {
  accountData: () => "/user/data.zip",
  importColumns: (id: number) => withQuery("/import/columns", { import: id }),
  ingredientSuggestions: (search: string, hasRecipes: boolean) =>
    withQuery("/ingredient/suggestions", { search, recipes: hasRecipes ? "1" : undefined }),
  recipeManyExport: () => "/recipe/many/export",
  atHand: (cookbook?: number) => withQuery("/at-hand", { cookbook }),
  planCalendar: (key: string) => withQuery("/plan/calendar.ics", { key }),
  planShare: (query: HouseholdQuery = {}) => withQuery("/plan/share", query),
  planFill: (query: PlanQuery = {}) => withQuery("/plan/fill", query),
  shoppingShare: (query: HouseholdQuery = {}) => withQuery("/shopping/share", query),
  shoppingShared: (key: string) => withQuery("/shopping/shared", { key }),
  shoppingTicks: () => "/shopping/ticks",
  shoppingAisles: (query: HouseholdQuery = {}) => withQuery("/shopping/aisles", query),
};
