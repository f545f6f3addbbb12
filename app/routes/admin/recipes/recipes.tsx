import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import { cleanLine } from "#domain/text/text";
import { listAdministeredRecipes } from "#server/admin/recipes";
import { removeImage, removeRecipeAsAdministrator } from "#server/admin/remove-content";
import { readForm } from "#server/http/forms/read-form";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { RecipeRows } from "./recipe-rows";
import { RecipesSearch } from "./recipes-search";
import "../parts/lists.css";

export const handle = { i18n: ["admin", "recipe"], title: "admin:recipes.title" };

export const loader = forAdmin(async ({ db, viewer, url, locale }) => {
  const { searchParams } = url;
  const search = cleanLine(searchParams.get("search") ?? "");
  const author = parseId(searchParams.get("author"));
  const cursor = searchParams.get("cursor");
  const found = await listAdministeredRecipes(db, viewer, { search, author, cursor, locale });
  return { ...found, search, author, isFirstPage: cursor === null };
});

export const action = forAdmin(async (call) => {
  const { db, viewer, request, url } = call;
  const { fields } = await readForm(request);
  const id = parseId(fields.get("recipe"));
  if (id === undefined) throw new AppError("recipe.notFound");
  const back = url.pathname + url.search;
  switch (fields.get("intent")) {
    case "remove": {
      const title = await removeRecipeAsAdministrator(db, viewer, id);
      return redirectWithFlash(call, back, { key: "admin:recipes.removed", values: { title } });
    }
    case "removeImage": {
      const title = await removeImage(db, viewer, id);
      const key = "admin:recipes.imageRemoved";
      return redirectWithFlash(call, back, { key, values: { title } });
    }
    default:
      throw new AppError("request.invalid");
  }
});

export default function AdminRecipes() {
  const { t } = useTranslation("admin");
  const { recipes, people, next, search, author, isFirstPage } = useLoaderData<typeof loader>();
  const pageAt = (cursor?: string) =>
    adminPaths.recipes({ search: search || undefined, author, cursor });
  return (
    <AdminRooms>
      <h1>{t("recipes.title")}</h1>
      <RecipesSearch search={search} />
      {people.length > 0 && (
        <p>
          {t("recipes.authors")}{" "}
          {people.map(({ id, username }, index) => (
            <span key={id}>
              {index > 0 && " · "}
              <Link to={adminPaths.recipes({ author: id })} dir="auto">
                {username}
              </Link>
            </span>
          ))}
        </p>
      )}
      {(search !== "" || author !== undefined) && (
        <p>
          <Link to={adminPaths.recipes()} className="alone">
            {t("recipes.all")}
          </Link>
        </p>
      )}
      {recipes.length === 0 && <p>{t("recipes.none")}</p>}
      <RecipeRows recipes={recipes} />
      <Pager first={isFirstPage ? null : pageAt()} next={next && pageAt(next)} />
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
