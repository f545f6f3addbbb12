import type { ErrorCode } from "./errors";
import type { PeopleList } from "./follow";
import type { RecipeListQuery } from "./recipe-filters";
import type { RecipeFormat } from "./recipe-format";

/** Every address of the site; nobody else writes one. */
export const paths = {
  accountData: () => "/user/data.zip",
  accountDelete: () => "/user/delete",
  admin: () => "/admin",
  /** Where an administrator says why they step into one of these. */
  adminAccess: (thing: { recipe?: number; cookbook?: number; user?: number }) =>
    withQuery("/admin/access", thing),
  /** `by`: the person whose acts alone are shown. */
  adminAudit: (query: { by?: number; cursor?: string } = {}) => withQuery("/admin/audit", query),
  /** A cookbook that an administrator stepped into; `cursor`, `members`: pages of what it holds. */
  adminCookbook: (cookbook: number, pages: { cursor?: string; members?: string } = {}) =>
    withQuery("/admin/cookbook", { cookbook, ...pages }),
  /**
   * Without `ingredient` a new one; `name`: a name in use that it is to adopt. `merge`: what the one
   * is called that it is to be merged into, `into`: the one that was chosen.
   */
  adminIngredient: (
    query: { ingredient?: number; name?: string; merge?: string; into?: number } = {},
  ) => withQuery("/admin/ingredient", query),
  adminIngredients: (query: { search?: string; cursor?: string } = {}) =>
    withQuery("/admin/ingredients", query),
  adminMail: (query: { show?: string; cursor?: string } = {}) => withQuery("/admin/mail", query),
  adminMaintenance: () => "/admin/maintenance",
  /** `name`: the one that is to be adopted; `find`: what the ingredient is called that adopts it. */
  adminNames: (query: { search?: string; cursor?: string; name?: string; find?: string } = {}) =>
    withQuery("/admin/names", query),
  /** A recipe that an administrator stepped into, and its form. */
  adminRecipe: (recipe: number) => withQuery("/admin/recipe", { recipe }),
  adminRecipeEdit: (recipe: number) => withQuery("/admin/recipe/edit", { recipe }),
  adminRecipes: (query: { search?: string; author?: number; cursor?: string } = {}) =>
    withQuery("/admin/recipes", query),
  adminReports: (query: { show?: string; cursor?: string } = {}) =>
    withQuery("/admin/reports", query),
  adminSystem: () => "/admin/system",
  /** The profile of an account that an administrator stepped into. */
  adminProfile: (user: number) => withQuery("/admin/profile", { user }),
  adminUser: (user: number) => withQuery("/admin/user", { user }),
  adminUsers: (query: { search?: string; show?: string; cursor?: string } = {}) =>
    withQuery("/admin/users", query),
  /** `members`, `cursor`: pages of the members, of one's cookbooks to add a recipe to. */
  cookbookEdit: (
    query: { cookbook?: number; addRecipe?: number; members?: string; cursor?: string } = {},
  ) => withQuery("/cookbook/edit", query),
  /** A cookbook as a file. */
  cookbookExport: (cookbook: number, format: RecipeFormat) =>
    withQuery("/cookbook/export", { cookbook, format }),
  cookbookList: (query: { user?: number; cursor?: string } = {}) =>
    withQuery("/cookbook/list", query),
  /** All of its recipes to print; `photos`: 1 to have them; `part`: of very many. */
  cookbookPrint: (cookbook: number, query: { photos?: 1; part?: number } = {}) =>
    withQuery("/cookbook/print", { cookbook, ...query }),
  /** `cursor`, `members`: pages of its recipes, of its members. */
  cookbookView: (cookbook: number, pages: { cursor?: string; members?: string } = {}) =>
    withQuery("/cookbook/view", { cookbook, ...pages }),
  dashboard: () => "/dashboard",
  /** Where the drawer is closed and opened. */
  drawer: () => "/drawer",
  emailConfirm: (token: string) => withQuery("/user/email", { token }),
  /** Where the address of now stops a change of address. */
  emailStop: (token: string) => withQuery("/user/email/stop", { token }),
  health: () => "/health",
  google: () => "/api/v1/auth/login-oauth-google",
  googleCallback: () => "/api/v1/auth/login-oauth-google/callback",
  home: () => "/home",
  /** Where recipes are brought in from elsewhere. */
  imports: () => "/import",
  /** `show`: only its recipes that are in this state. */
  importView: (id: number, query: { show?: string; cursor?: string } = {}) =>
    withQuery("/import/view", { import: id, ...query }),
  /** A recipe of an import, in the recipe form. */
  importItem: (id: number, item: number) => withQuery("/recipe/edit", { import: id, item }),
  ingredientList: (query: { category?: string; search?: string; cursor?: string } = {}) =>
    withQuery("/ingredient/list", query),
  /** `cursor`: of the recipes that use it. */
  ingredientView: (ingredient: number, cursor?: string) =>
    withQuery("/ingredient/view", { ingredient, cursor }),
  ingredientData: () => "/ingredient/data",
  ingredientSuggestions: (search: string) => withQuery("/ingredient/suggestions", { search }),
  light: () => "/light",
  locale: () => "/locale",
  /** `because`: the refusal that led here. */
  login: (because?: ErrorCode) => withQuery("/login", { because }),
  logout: () => "/logout",
  maintenance: () => "/maintenance",
  notification: () => "/api/v1/notification",
  /** 200 for whoever may use Popote now. */
  open: () => "/api/v1/open",
  passwordReset: () => "/password/reset/",
  passwordResetEmail: () => "/password/reset/email",
  passwordResetNew: (token: string) => withQuery("/password/reset/new", { token }),
  passwordResetSuccess: () => "/password/reset/success",
  passwordUpdate: () => "/password/update/",
  passwordUpdateSuccess: () => "/password/update/success",
  /** `step`: 1 for the first; without one what is needed, after the last the end. `key`: as below. */
  recipeCook: (id: number, query: { step?: number; servings?: number; key?: string } = {}) =>
    withQuery("/recipe/cook", { id, ...query }),
  recipeEdit: (id?: number) => withQuery("/recipe/edit", { id }),
  /** A recipe as a file; `key`: as below. */
  recipeExport: (id: number, format: RecipeFormat, key?: string) =>
    withQuery("/recipe/export", { id, format, key }),
  /** The newest public recipes for feed readers; `category`: only those. */
  recipeFeed: (category?: string) => withQuery("/recipe/feed", { category }),
  recipeLike: (id: number) => withQuery("/recipe/like", { id }),
  /** `add`: the name of an ingredient that the recipes are to have as well. */
  recipeList: (query: RecipeListQuery & { add?: string } = {}) =>
    withQuery("/recipe/list", { ...query }),
  /** A recipe to print, nothing around it; `photos`: 1 to have its photo; `key`: as above. */
  recipePrint: (id: number, query: { photos?: 1; key?: string } = {}) =>
    withQuery("/recipe/print", { id, ...query }),
  /** Where the secret address of a recipe is made and revoked. */
  recipeShare: (id: number) => withQuery("/recipe/share", { id }),
  /** `key`: with it the address is secret and opens the recipe for whoever has it. */
  recipeView: (id: number, servings?: number, key?: string) =>
    withQuery("/recipe/view", { id, servings, key }),
  /** `picture`: 1 where only the picture is meant. */
  report: (query: { recipe?: number; user?: number; picture?: 1 }) => withQuery("/report", query),
  search: (query: { search?: string; cursor?: string; have?: number[] } = {}) =>
    withQuery("/search", query),
  /** `part`: a share of the public recipes; without one the list of the parts. */
  sitemap: (part?: number) => withQuery("/sitemap.xml", { part }),
  robots: () => "/robots.txt",
  signup: () => "/signup",
  signupGoogle: () => "/signup/google",
  /** Without `user` one’s own. */
  userEdit: (user?: number) => withQuery("/user/edit", { user }),
  /** Somebody's newest public recipes for feed readers. */
  userFeed: (user: number) => withQuery("/user/feed", { user }),
  /** `user`: whom a visitor wants to follow, after logging in. */
  userFollow: (user?: number) => withQuery("/user/follow", { user }),
  userList: (query: { show?: PeopleList; search?: string; cursor?: string } = {}) =>
    withQuery("/user/list", query),
  /** `notices`: the cursor of when administrators stepped in. */
  userSettings: (notices?: string) => withQuery("/user/settings", { notices }),
  /** Without `user` one's own; `cursor`: of their recipes. */
  userView: (user?: number, cursor?: string) => withQuery("/user/view", { user, cursor }),
  verificationEmailSent: () => "/verification-email-sent",
  verify: (token: string) => withQuery("/user/verify", { token }),
  /** The service worker; `locale`: the language of its list where it has no copies. */
  worker: (locale?: string) => withQuery("/worker", { locale }),
};

/** The picture of a thing, or the drawn one where it has none; `key`: of a recipe's secret address. */
export const imagePaths = {
  recipe: (id: number, version: number | null, key?: string) =>
    withQuery(imagePath("recipes", id, version), { key }),
  recipeThumbnail: (id: number, version: number | null, key?: string) =>
    withQuery(imagePath("recipes-thumbnails", id, version), { key }),
  user: (id: number, version: number | null) => imagePath("users", id, version),
  cookbook: (id: number, version: number | null) => imagePath("cookbooks", id, version),
  pending: (id: string) => `/image/pending/${id}.webp`,
};

/** The same picture for an administrator who stepped in, or of any account: kept nowhere. */
export function adminImage(image: string): string {
  return image.startsWith("/image/") ? `/admin${image}` : image;
}

const DEFAULT_IMAGES = {
  recipes: "/images/recipe.svg",
  "recipes-thumbnails": "/images/recipe.svg",
  users: "/images/user.svg",
  cookbooks: "/images/cookbook.svg",
};

function imagePath(folder: keyof typeof DEFAULT_IMAGES, id: number, version: number | null) {
  return version === null ? DEFAULT_IMAGES[folder] : `/image/${folder}/${id}-v${version}.webp`;
}

/** Open to everybody while maintenance is on: what an administrator needs to come in. */
export const OPEN_IN_MAINTENANCE = [
  paths.robots(),
  paths.login(),
  paths.logout(),
  paths.light(),
  paths.locale(),
  paths.google(),
  paths.googleCallback(),
  ...["/auth/login", "/auth/logout"].flatMap((call) => [call, `/api/v1${call}`]),
];

/**
 * Where a form may open or end a session, or make a browser known: what comes of it is not remembered,
 * so it is sent once.
 */
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

function withQuery(path: string, query: Record<string, QueryValue | QueryValue[]>): string {
  const given = Object.entries(query).flatMap(([name, values]) =>
    [values]
      .flat()
      .filter((value) => value !== undefined)
      .map((value) => [name, String(value)]),
  );
  const search = new URLSearchParams(given);
  return search.size > 0 ? `${path}?${search}` : path;
}
