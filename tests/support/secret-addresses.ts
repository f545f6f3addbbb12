import { PEOPLE_LISTS } from "#domain/account/follow";
import { SORTINGS, SOURCES } from "#domain/recipe/recipe-filters";
import type { SecretWorld, Thing } from "./secret-world";

export function listAddresses({ people, leek, secrets, pending, ...world }: SecretWorld) {
  const [recipes, cookbooks] = [listIds(world.recipes), listIds(world.cookbooks)];
  const users = Object.values(people).map(({ id }) => id);
  const pickWords = (part: string) =>
    secrets.map(({ word }) => word).filter((word) => word.endsWith(part));
  // Pages repeat a search: never search for the whole word.
  const cut = (part: string) => pickWords(part).map((word) => word.slice(0, -1));
  const mistyped = pickWords("title").map((word) => word.replace("title", "tixle"));
  const sources = SOURCES.map((source) => `source=${source}`).join("&");
  return {
    "/": ["/"],
    "/explore": [
      ...[
        "",
        "?sort=new",
        "?sort=liked",
        "?season=north",
        "?show=cooks",
        "?category=DRINK",
        "?language=en",
      ].map((query) => `/explore${query}`),
    ],
    ...itself("/admin", "/admin/ingredients", "/admin/names", "/admin/tags", "/admin/reports"),
    "/admin/recipes": [
      ...["", "?search=quokka", "?search=alice"].map((query) => `/admin/recipes${query}`),
      ...users.map((id) => `/admin/recipes?author=${id}`),
    ],
    ...itself("/admin/mail", "/admin/maintenance", "/admin/system", "/admin/audit", "/admin/users"),
    "/admin/access": [
      ...recipes.map((id) => `/admin/access?recipe=${id}`),
      ...cookbooks.map((id) => `/admin/access?cookbook=${id}`),
      ...users.map((id) => `/admin/access?user=${id}`),
    ],
    "/admin/cookbook": cookbooks.map((id) => `/admin/cookbook?cookbook=${id}`),
    "/admin/profile": users.map((id) => `/admin/profile?user=${id}`),
    "/admin/recipe": recipes.map((id) => `/admin/recipe?recipe=${id}`),
    "/admin/recipe/edit": recipes.map((id) => `/admin/recipe/edit?recipe=${id}`),
    "/admin/user": users.map((id) => `/admin/user?user=${id}`),
    "/admin/ingredient": [`/admin/ingredient?ingredient=${leek}`],
    "/cookbook/edit": [
      "/cookbook/edit",
      ...cookbooks.map((id) => `/cookbook/edit?cookbook=${id}`),
      ...recipes.map((id) => `/cookbook/edit?addRecipe=${id}`),
      ...cookbooks.map((id) => `/cookbook/edit?addTo=${id}`),
    ],
    "/cookbook/list": ["/cookbook/list", ...users.map((id) => `/cookbook/list?user=${id}`)],
    "/cookbook/export": cookbooks.map((id) => `/cookbook/export?cookbook=${id}&format=cooklang`),
    "/cookbook/print": cookbooks.map((id) => `/cookbook/print?cookbook=${id}&photos=1`),
    "/cookbook/share": cookbooks.map((id) => `/cookbook/share?cookbook=${id}`),
    "/cookbook/shared": ["/cookbook/shared", "/cookbook/shared?key=quokka"],
    "/cookbook/view": cookbooks.map((id) => `/cookbook/view?cookbook=${id}`),
    ...itself("/dashboard", "/home"),
    ...itself("/import", "/import/columns", "/import/view"),
    "/ingredient/list": ["leek", "quokka"].map((search) => `/ingredient/list?search=${search}`),
    "/ingredient/view": [`/ingredient/view?ingredient=${leek}`],
    ...itself("/ingredient/data"),
    "/ingredient/suggestions": ["quokka", ...cut("food")].map(
      (search) => `/ingredient/suggestions?search=${search}`,
    ),
    ...itself("/login", "/logout", "/signup", "/signup/google", "/maintenance"),
    ...itself("/password/reset", "/password/reset/email", "/password/reset/new"),
    ...itself("/password/reset/success", "/password/update", "/password/update/success"),
    "/recipe/amounts": recipes.map((id) => `/recipe/amounts?id=${id}&line=0&have=1`),
    "/recipe/cook": recipes.flatMap((id) =>
      ["", "&step=1", "&step=2"].map((step) => `/recipe/cook?id=${id}${step}`),
    ),
    "/recipe/draft": ["/recipe/draft"],
    "/recipe/history": recipes.map((id) => `/recipe/history?id=${id}`),
    "/recipe/edit": ["/recipe/edit", ...recipes.map((id) => `/recipe/edit?id=${id}`)],
    // The other formats are linked from the recipe pages.
    "/recipe/export": recipes.map((id) => `/recipe/export?id=${id}&format=jsonld`),
    "/recipe/many": [
      ...["AUDIENCE", "COOKBOOK", "TAG"].map((act) => {
        return `/recipe/many?act=${act}&recipes=${recipes.join()}`;
      }),
      "/recipe/many?act=EXPORT&all=source%3Duser",
    ],
    "/recipe/many/export": [`/recipe/many/export?recipes=${recipes.join()}`],
    "/recipe/print": recipes.map((id) => `/recipe/print?id=${id}&photos=1`),
    "/recipe/feed": ["/recipe/feed", "/recipe/feed?category=DRINK", "/recipe/feed?sort=liked"],
    "/recipe/like": recipes.map((id) => `/recipe/like?id=${id}`),
    "/recipe/list": [
      "/recipe/list",
      "/recipe/list?search=",
      ...SOURCES.map((source) => `/recipe/list?source=${source}`),
      ...SORTINGS.map((by) => {
        const [sort, order] = by.split(".");
        return `/recipe/list?${sources}&sort=${sort}&order=${order}`;
      }),
      `/recipe/list?${sources}&search=quokka`,
      `/recipe/list?${sources}&ingredient=${leek}`,
      `/recipe/list?${sources}&category=DRINK&maxTime=10`,
      `/recipe/list?${sources}&add=quokka`,
    ],
    "/recipe/share": recipes.map((id) => `/recipe/share?id=${id}`),
    "/recipe/view": recipes.map((id) => `/recipe/view?id=${id}`),
    "/report": [
      ...recipes.map((id) => `/report?recipe=${id}`),
      ...users.map((id) => `/report?user=${id}`),
    ],
    "/search": [
      ...["", "quokka", "leek", "alic", "popote.example", ...cut("title"), ...mistyped].map(
        (search) => `/search?search=${search}`,
      ),
      `/search?have=${leek}`,
      "/search?add=quokka",
      "/search?hand=1",
    ],
    "/at-hand": [
      "/at-hand",
      ...cookbooks.flatMap((id) => [`/at-hand?cookbook=${id}`, `/search?hand=1&cookbook=${id}`]),
    ],
    "/plan": [
      "/plan?week=2026-W48",
      ...cookbooks.map((id) => `/plan?week=2026-W48&cookbook=${id}`),
    ],
    "/plan/add": [
      "/plan/add?search=quokka",
      ...recipes.map((id) => `/plan/add?recipe=${id}`),
      ...cookbooks.map((id) => `/plan/add?cookbook=${id}`),
    ],
    "/plan/calendar.ics": ["/plan/calendar.ics", "/plan/calendar.ics?key=quokka"],
    "/plan/share": ["/plan/share", ...cookbooks.map((id) => `/plan/share?cookbook=${id}`)],
    "/plan/fill": [
      "/plan/fill?week=2026-W48",
      ...cookbooks.map((id) => `/plan/fill?week=2026-W48&cookbook=${id}`),
    ],
    "/shopping": ["/shopping", ...cookbooks.map((id) => `/shopping?cookbook=${id}`)],
    "/shopping/add": [
      "/shopping/add?week=2026-W48",
      ...recipes.map((id) => `/shopping/add?recipes=${id}`),
      ...cookbooks.map((id) => `/shopping/add?week=2026-W48&cookbook=${id}`),
    ],
    "/shopping/aisles": [
      "/shopping/aisles",
      ...cookbooks.map((id) => `/shopping/aisles?cookbook=${id}`),
    ],
    "/shopping/share": [
      "/shopping/share",
      ...cookbooks.map((id) => `/shopping/share?cookbook=${id}`),
    ],
    "/shopping/shared": ["/shopping/shared", "/shopping/shared?key=quokka"],
    ...itself("/shopping/ticks"),
    ...itself(
      "/user/data.zip",
      "/user/delete",
      "/user/email",
      "/user/email/stop",
      "/user/settings",
    ),
    "/user/edit": ["/user/edit", ...users.map((id) => `/user/edit?user=${id}`)],
    "/user/feed": users.map((id) => `/user/feed?user=${id}`),
    "/user/follow": users.map((id) => `/user/follow?user=${id}`),
    "/user/list": [
      ...PEOPLE_LISTS.map((show) => `/user/list?show=${show}`),
      ...["alic", "quokka"].map((search) => `/user/list?show=find&search=${search}`),
    ],
    ...itself("/user/verify", "/robots.txt", "/manifest.webmanifest"),
    "/sitemap.xml": ["/sitemap.xml", "/sitemap.xml?part=1"],
    "/user/view": ["/user/view", ...users.map((id) => `/user/view?user=${id}`)],
    ...itself("/verification-email-sent", "/worker"),
    ...call("/auth/login", "/auth/signup", "/auth/verify", "/auth/logout", "/health"),
    ...itself("/api/*", "/auth/*"),
    ...call("/auth/password/reset/:subject?"),
    ...itself("/api/v1/auth/me", "/api/v1/open", "/api/v1/auth/login-oauth-google"),
    ...itself("/api/v1/auth/login-oauth-google/callback", "/api/v1/notification"),
    ...itself("/image/uploads"),
    "/image/:type/:id": [
      // Each recipe has one.
      ...recipes.flatMap((_, index) => [
        `/image/photos/${index + 1}-v1.webp`,
        `/image/photos-thumbnails/${index + 1}-v1.webp`,
      ]),
      ...recipes.flatMap((id) => [
        `/image/recipes/${id}-v1.webp`,
        `/image/recipes-thumbnails/${id}-v1.webp`,
      ]),
      ...cookbooks.map((id) => `/image/cookbooks/${id}-v1.webp`),
      `/image/users/${people.alice.id}-v1.webp`,
      `/image/pending/${pending}.webp`,
      `/image/recipes/${recipes[0]}`,
    ],
    ...itself("/drawer", "/light", "/locale", "/.well-known/change-password"),
    ...call("/health"),
    "/api/*": ["/api/v1/no/such/call"],
    "/auth/*": ["/auth/no/such/call"],
    "/*": ["/no/such/page"],
  };
}

const itself = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, [path]]));
const call = (...paths: string[]) => itself(...paths, ...paths.map((path) => `/api/v1${path}`));
const listIds = (things: Thing[]) => things.map(({ id }) => id);
