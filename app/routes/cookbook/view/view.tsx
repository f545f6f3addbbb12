import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { deleteCookbook } from "#server/features/cookbooks/commands";
import { listCookbookRecipes, listMembers } from "#server/features/cookbooks/contents";
import { removeRecipeFromCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { getFront } from "#server/features/cookbooks/covers";
import { leaveCookbook } from "#server/features/cookbooks/members";
import { getCookbook } from "#server/features/cookbooks/queries";
import { readForm } from "#server/http/forms/read-form";
import { getId, parseId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { useTranslation } from "~/ui/translation";
import { departureFlash } from "../parts/departure-flash";
import { MEMBERS_ID } from "./view-faces";
import { ViewHeader } from "./view-header";
import { ViewMembers } from "./view-members";
import { ViewRecipes } from "./view-recipes";
import "../parts/cookbook.css";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["cookbook", "recipe", "export", "acts"],
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.cookbook.name,
};

export const loader = forViewer(async ({ db, viewer, url }) => {
  const cookbook = await getCookbook(db, viewer, getId(url, "cookbook", "cookbook.notFound"));
  const pages = {
    cursor: url.searchParams.get("cursor"),
    members: url.searchParams.get("members"),
  };
  return {
    cookbook: { ...cookbook, ...(await getFront(db, viewer, cookbook)) },
    recipes: await listCookbookRecipes(db, viewer, cookbook, pages.cursor),
    members: await listMembers(db, viewer, cookbook, pages.members),
    pages,
  };
});

export const action = forViewer(async (call) => {
  const { db, viewer, url } = call;
  const id = getId(url, "cookbook", "cookbook.notFound");
  const { fields } = await readForm(call.request);
  switch (fields.get("intent")) {
    case "removeRecipe": {
      const recipeId = parseId(fields.get("recipe"));
      if (recipeId === undefined) throw new AppError("request.invalid");
      const values = { ...(await removeRecipeFromCookbook(db, viewer, id, recipeId)) };
      return redirectWithFlash(call, paths.cookbookView(id), { key: "flash:recipeTaken", values });
    }
    case "leave": {
      const { name, left } = await leaveCookbook(db, viewer, id);
      const flash = departureFlash("flash:cookbookLeft", { name }, left);
      return redirectWithFlash(call, paths.cookbookList(), flash);
    }
    case "delete": {
      const name = await deleteCookbook(db, viewer, id);
      const flash = { key: "flash:cookbookDeleted", values: { name } };
      return redirectWithFlash(call, paths.cookbookList(), flash);
    }
    default:
      throw new AppError("request.invalid");
  }
});

export default function ViewCookbook() {
  const { cookbook, recipes, members, pages } = useLoaderData<typeof loader>();
  const { t } = useTranslation("cookbook");
  return (
    <article className="cookbook">
      <ViewHeader cookbook={cookbook} />
      <section>
        <h2>{t("card.recipes", { count: cookbook.recipes })}</h2>
        <ViewRecipes cookbook={cookbook} page={recipes} isFirstPage={pages.cursor === null} />
      </section>
      <section id={MEMBERS_ID}>
        <h2>{t("card.members", { count: cookbook.members })}</h2>
        <ViewMembers cookbook={cookbook} page={members} isFirstPage={pages.members === null} />
      </section>
    </article>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
