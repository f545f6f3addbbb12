import { index, type RouteConfig, route } from "@remix-run/route-config";

const notYet = (path: string, file = "routes/not-yet/for-viewer.tsx") =>
  route(path, file, { id: `not-yet ${path}` });
const notYetPublic = (path: string) => notYet(path, "routes/not-yet/for-anyone.tsx");

export default [
  index("routes/index.tsx"),
  notYet("admin", "routes/not-yet/for-admin.tsx"),
  notYet("cookbook/edit"),
  notYet("cookbook/list"),
  notYet("cookbook/view"),
  notYet("dashboard"),
  route("home", "routes/home/home.tsx"),
  notYet("ingredient/list"),
  notYet("ingredient/view"),
  route("ingredient/suggestions", "routes/ingredient/suggestions.ts"),
  route("login", "routes/account/login.tsx"),
  route("logout", "routes/account/logout.tsx"),
  route("signup", "routes/account/signup.tsx"),
  route("maintenance", "routes/maintenance/maintenance.tsx"),
  notYetPublic("password/reset"),
  notYetPublic("password/reset/email"),
  notYetPublic("password/reset/new"),
  notYetPublic("password/reset/success"),
  notYet("password/update"),
  notYetPublic("password/update/success"),
  route("recipe/edit", "routes/recipe/edit.tsx"),
  route("recipe/list", "routes/recipe/list.tsx"),
  route("recipe/view", "routes/recipe/view.tsx"),
  notYetPublic("search"),
  notYet("user/edit"),
  notYet("user/list"),
  notYet("user/settings"),
  route("user/verify", "routes/account/verify.tsx"),
  notYetPublic("user/view"),
  route("verification-email-sent", "routes/account/verification-email-sent.tsx"),
  route("locale", "routes/locale/locale.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
