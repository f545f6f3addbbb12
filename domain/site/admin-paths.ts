import { withQuery } from "./paths";

/** Apart, so that pages for cooks do not load them. */
export const adminPaths = {
  access: (thing: { recipe?: number; cookbook?: number; user?: number }) =>
    withQuery("/admin/access", thing),
  audit: (query: { by?: number; cursor?: string } = {}) => withQuery("/admin/audit", query),
  cookbook: (cookbook: number, pages: { cursor?: string; members?: string } = {}) =>
    withQuery("/admin/cookbook", { cookbook, ...pages }),
  ingredient: (query: { ingredient?: number; name?: string; merge?: string; into?: number } = {}) =>
    withQuery("/admin/ingredient", query),
  ingredients: (query: { search?: string; cursor?: string } = {}) =>
    withQuery("/admin/ingredients", query),
  email: (query: { show?: string; cursor?: string } = {}) => withQuery("/admin/mail", query),
  names: (query: { search?: string; cursor?: string; name?: string; find?: string } = {}) =>
    withQuery("/admin/names", query),
  recipe: (recipe: number) => withQuery("/admin/recipe", { recipe }),
  recipeEdit: (recipe: number) => withQuery("/admin/recipe/edit", { recipe }),
  recipes: (query: { search?: string; author?: number; cursor?: string } = {}) =>
    withQuery("/admin/recipes", query),
  reports: (query: { show?: string; cursor?: string } = {}) => withQuery("/admin/reports", query),
  system: () => "/admin/system",
  tags: (query: { search?: string; cursor?: string; tag?: number } = {}) =>
    withQuery("/admin/tags", query),
  profile: (user: number) => withQuery("/admin/profile", { user }),
  user: (user: number) => withQuery("/admin/user", { user }),
  users: (query: { search?: string; show?: string; cursor?: string } = {}) =>
    withQuery("/admin/users", query),
};

/** Never cached, because only administrators may see it. */
export function toAdminImage(image: string): string {
  return image.startsWith("/image/") ? `/admin${image}` : image;
}
