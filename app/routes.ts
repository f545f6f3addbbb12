import { index, type RouteConfig, route } from "@remix-run/route-config";

const notYet = (path: string, file = "routes/not-yet/for-viewer.tsx") =>
  route(path, file, { id: `not-yet ${path}` });
/** A documented call lives under /api/v1 and answers without the prefix too. */
const call = (path: string, file: string) =>
  ["", "api/v1/"].map((prefix) => route(prefix + path, file, { id: `call ${prefix}${path}` }));
const notYetPublic = (path: string) => notYet(path, "routes/not-yet/for-anyone.tsx");

export default [
  index("routes/index.tsx"),
  notYet("admin", "routes/not-yet/for-admin.tsx"),
  notYet("cookbook/edit"),
  notYet("cookbook/list"),
  notYet("cookbook/view"),
  notYet("dashboard"),
  route("home", "routes/home/home.tsx"),
  route("ingredient/list", "routes/ingredient/list.tsx"),
  route("ingredient/view", "routes/ingredient/view.tsx"),
  route("ingredient/data", "routes/ingredient/data.tsx"),
  route("ingredient/suggestions", "routes/ingredient/suggestions.ts"),
  route("login", "routes/account/login.tsx"),
  route("logout", "routes/account/logout.tsx"),
  route("signup", "routes/account/signup.tsx"),
  route("signup/google", "routes/account/signup-google.tsx"),
  route("maintenance", "routes/maintenance/maintenance.tsx"),
  route("password/reset", "routes/password/reset.tsx"),
  route("password/reset/email", "routes/password/reset-email.tsx"),
  route("password/reset/new", "routes/password/reset-new.tsx"),
  route("password/reset/success", "routes/password/reset-success.tsx"),
  route("password/update", "routes/password/update.tsx"),
  route("password/update/success", "routes/password/update-success.tsx"),
  route("recipe/edit", "routes/recipe/edit.tsx"),
  route("recipe/list", "routes/recipe/list.tsx"),
  route("recipe/view", "routes/recipe/view.tsx"),
  route("search", "routes/search/search.tsx"),
  route("user/data.zip", "routes/user/data.ts"),
  route("user/delete", "routes/user/delete.tsx"),
  route("user/edit", "routes/user/edit.tsx"),
  route("user/email", "routes/user/confirm-email.tsx"),
  notYet("user/list"),
  route("user/settings", "routes/user/settings.tsx"),
  route("user/verify", "routes/account/verify.tsx"),
  notYetPublic("user/view"),
  route("verification-email-sent", "routes/account/verification-email-sent.tsx"),
  ...call("auth/login", "routes/api/login.ts"),
  ...call("auth/signup", "routes/api/signup.ts"),
  ...call("auth/verify", "routes/api/verify.ts"),
  ...call("auth/password/reset/:subject?", "routes/api/password-reset.ts"),
  ...call("auth/logout", "routes/api/logout.ts"),
  route("api/v1/auth/me", "routes/api/me.ts"),
  route("api/v1/auth/login-oauth-google", "routes/api/google.ts"),
  route("api/v1/auth/login-oauth-google/callback", "routes/api/google-callback.ts"),
  route("locale", "routes/locale/locale.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
