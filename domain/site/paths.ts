import type { PeopleList } from "../account/follow";
import type { ExploreList } from "../explore/explore";
import type { ImageFolder } from "../image/image";
import { namePlaceholder } from "../recipe/placeholder";
import type { RecipePicture } from "../recipe/recipe";
import type { RecipeListQuery } from "../recipe/recipe-filters";
import type { RecipeFormat } from "../recipe/recipe-format";
import type { ErrorCode } from "./errors";

// With admin-paths.ts and server-paths.ts the only place that builds URLs. `cursor`, `members` and `notices` are paging cursors.
/** What the pages of a recipe keep while a reader moves between them. */
interface Kept {
  times?: string | undefined;
  key?: string | undefined;
  ingredients?: string | undefined;
  units?: string | undefined;
}

export type PlanQuery = Partial<Record<"cookbook" | "recipe", number | undefined>> &
  Partial<Record<"week" | "day" | "meal" | "search" | "servings", string | undefined>>;

type ShoppingQuery = Partial<Record<"cookbook" | "recipes", number | undefined>> & {
  week?: string;
};

export const paths = {
  accountDelete: () => "/user/delete",
  admin: () => "/admin",
  /** `name`: a custom name to adopt; `merge`: search for the merge target; `into`: that target. */
  adminMaintenance: () => "/admin/maintenance",
  cookbookEdit: (
    query: {
      cookbook?: number;
      addRecipe?: number;
      addTo?: number;
      search?: string;
      members?: string;
      cursor?: string;
    } = {},
  ) => withQuery("/cookbook/edit", query),
  cookbookExport: (cookbook: number, format: RecipeFormat) =>
    withQuery("/cookbook/export", { cookbook, format }),
  cookbookList: (query: { user?: number; cursor?: string } = {}) =>
    withQuery("/cookbook/list", query),
  cookbookPrint: (cookbook: number, query: { photos?: 1; part?: number } = {}) =>
    withQuery("/cookbook/print", { cookbook, ...query }),
  cookbookShare: (cookbook: number) => withQuery("/cookbook/share", { cookbook }),
  cookbookShared: (key: string, cursor?: string) => withQuery("/cookbook/shared", { key, cursor }),
  cookbookView: (cookbook: number, pages: { cursor?: string; members?: string } = {}) =>
    withQuery("/cookbook/view", { cookbook, ...pages }),
  dashboard: () => "/dashboard",
  drawer: () => "/drawer",
  explore: (list: ExploreList & { cursor?: string } = {}) =>
    withQuery("/explore", { ...normalizeList(list), cursor: list.cursor }),
  google: () => "/api/v1/auth/login-oauth-google",
  googleCallback: () => "/api/v1/auth/login-oauth-google/callback",
  home: () => "/home",
  imports: () => "/import",
  importView: (id: number, query: { show?: string; cursor?: string } = {}) =>
    withQuery("/import/view", { import: id, ...query }),
  ingredientList: (query: { category?: string; search?: string; cursor?: string } = {}) =>
    withQuery("/ingredient/list", query),
  ingredientView: (ingredient: number, cursor?: string) =>
    withQuery("/ingredient/view", { ingredient, cursor }),
  ingredientData: () => "/ingredient/data",
  light: () => "/light",
  locale: () => "/locale",
  login: (because?: ErrorCode) => withQuery("/login", { because }),
  logout: () => "/logout",
  maintenance: () => "/maintenance",
  notification: () => "/api/v1/notification",
  open: () => "/api/v1/open",
  passwordReset: () => "/password/reset/",
  passwordUpdate: () => "/password/update/",
  plan: (query: PlanQuery = {}) => withQuery("/plan", query),
  planAdd: (query: PlanQuery = {}) => withQuery("/plan/add", query),
  recipeAmounts: (id: number, query: Kept & { servings?: string } = {}) =>
    withQuery("/recipe/amounts", { id, ...query }),
  /** Steps start at 1; without `step`, the overview before the first. `ready` and `begin`: durations started without script, and one to start, in seconds. */
  recipeCook: (
    id: number,
    query: Kept & {
      step?: number;
      servings?: number;
      ready?: string | undefined;
      begin?: number;
    } = {},
  ) => withQuery("/recipe/cook", { id, ...query }),
  recipeDraft: () => "/recipe/draft",
  recipeEdit: (id?: number, draft?: string) => withQuery("/recipe/edit", { id, draft }),
  recipeExport: (id: number, format: RecipeFormat, key?: string) =>
    withQuery("/recipe/export", { id, format, key }),
  recipeFeed: (list: ExploreList = {}) => withQuery("/recipe/feed", normalizeList(list)),
  recipeHistory: (id: number, before?: number) => withQuery("/recipe/history", { id, before }),
  recipeLike: (id: number) => withQuery("/recipe/like", { id }),
  recipeList: (query: RecipeListQuery & { add?: string } = {}) =>
    withQuery("/recipe/list", { ...query }),
  recipeMany: (query: { act?: string; recipes?: string; tag?: string } = {}) =>
    withQuery("/recipe/many", query),
  recipePrint: (id: number, query: Kept & { photos?: 1; servings?: string } = {}) =>
    withQuery("/recipe/print", { id, ...query }),
  recipeShare: (id: number) => withQuery("/recipe/share", { id }),
  recipeView: (id: number, servings?: number, query: Kept = {}) =>
    withQuery("/recipe/view", { id, servings, ...query }),
  report: (query: { recipe?: number; user?: number; image?: 1 }) => withQuery("/report", query),
  search: (
    query: {
      search?: string;
      exact?: number;
      tag?: string | undefined;
      cursor?: string;
      have?: number[];
      add?: string | undefined;
      /** Fills in what the household has at hand. */
      hand?: 1;
      cookbook?: number | undefined;
    } = {},
  ) => withQuery("/search", query),
  shopping: (query: ShoppingQuery = {}) => withQuery("/shopping", query),
  shoppingAdd: (query: ShoppingQuery = {}) => withQuery("/shopping/add", query),
  start: () => "/",
  robots: () => "/robots.txt",
  manifest: () => "/manifest.webmanifest",
  signup: () => "/signup",
  signupGoogle: () => "/signup/google",
  userEdit: (user?: number) => withQuery("/user/edit", { user }),
  userFollow: (user?: number) => withQuery("/user/follow", { user }),
  userList: (query: { show?: PeopleList; search?: string; cursor?: string } = {}) =>
    withQuery("/user/list", query),
  userSettings: (notices?: string) => withQuery("/user/settings", { notices }),
  userView: (user?: number, cursor?: string) => withQuery("/user/view", { user, cursor }),
  worker: (locale?: string) => withQuery("/worker", { locale }),
};

export const imagePaths = {
  recipe: (id: number, version: number | null, key?: string) =>
    imagePath("recipes", id, version, key),
  recipeThumbnail: (id: number, version: number | null, key?: string) =>
    imagePath("recipes-thumbnails", id, version, key),
  /** A recipe's card image, or the drawing of its category that stands for a photo. */
  recipeCard: ({ id, imageVersion, category }: RecipePicture, key?: string) =>
    imageVersion === null
      ? `/image/placeholder/${namePlaceholder(id, category)}.svg`
      : imagePath("recipes-cards", id, imageVersion, key),
  user: (id: number, version: number | null) =>
    version === null ? "/images/user.svg" : imagePath("users", id, version),
  cookbook: (id: number, version: number | null, key?: string) =>
    version === null ? "/images/cookbook.svg" : imagePath("cookbooks", id, version, key),
  pending: (id: string) => `/image/pending/${id}.webp`,
};

function imagePath(folder: ImageFolder, id: number, version: number | null, key?: string) {
  return withQuery(`/image/${folder}/${id}-v${version}.webp`, { key });
}

export const OPEN_IN_MAINTENANCE = [
  paths.robots(),
  paths.manifest(),
  paths.login(),
  paths.logout(),
  paths.light(),
  paths.locale(),
  paths.google(),
  paths.googleCallback(),
  ...["/auth/login", "/auth/logout"].flatMap((call) => [call, `/api/v1${call}`]),
];

/** Their responses set or clear session cookies, so they are not stored for idempotent retries. */
export const CHANGES_SESSION = [
  paths.login(),
  paths.logout(),
  paths.signupGoogle(),
  paths.accountDelete(),
  "/password/reset/new",
  "/user/email",
  "/user/email/stop",
  "/user/verify",
];

type QueryValue = string | number | undefined;

/** Gives each list one URL, whatever the order of choices. */
function normalizeList({ category, language, tag, season, sort, show }: ExploreList) {
  return { category, language, tag, season, sort, show };
}

export function withQuery(path: string, query: Record<string, QueryValue | QueryValue[]>): string {
  const given = Object.entries(query).flatMap(([name, values]) =>
    [values]
      .flat()
      .filter((value) => value !== undefined)
      .map((value) => [name, String(value)]),
  );
  const search = new URLSearchParams(given);
  return search.size > 0 ? `${path}?${search}` : path;
}
