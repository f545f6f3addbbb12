import { useLoaderData } from "@remix-run/react";
import { imagePaths, paths } from "#domain/site/paths";
import { getSharedCookbook, listSharedRecipes } from "#server/features/cookbooks/shared-cookbook";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { Image } from "~/ui/image";
import { Pager } from "~/ui/pager";
import { RecipeCards } from "~/ui/recipe-card";
import { useTranslation } from "~/ui/translation";
import "../parts/cookbook.css";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["cookbook", "recipe"],
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.cookbook.name,
};

export const loader = forAnyone(async ({ db, viewer, url }) => {
  const key = url.searchParams.get("key") ?? "";
  const cursor = url.searchParams.get("cursor");
  const shared = await getSharedCookbook(db, viewer, key);
  const page = await listSharedRecipes(db, viewer, shared, cursor);
  const { sharedBy: _, ...cookbook } = shared;
  return { cookbook, ...page, key, isFirstPage: cursor === null };
});

export default function SharedCookbook() {
  const { cookbook, recipes, next, key, isFirstPage } = useLoaderData<typeof loader>();
  const { id, name, description, imageVersion } = cookbook;
  const { t } = useTranslation("cookbook");
  return (
    <article className="cookbook">
      <header>
        {imageVersion !== null && (
          <Image
            className="cookbook-image"
            src={imagePaths.cookbook(id, imageVersion, key)}
            alt={t("view.imageOf", { name })}
            width={800}
            height={600}
          />
        )}
        <h1 dir="auto">{name}</h1>
        {description && (
          <p className="cookbook-description" dir="auto">
            {description}
          </p>
        )}
      </header>
      <section>
        <h2>{t("view.recipes")}</h2>
        {recipes.length === 0 && <p>{t("view.noRecipes")}</p>}
        <RecipeCards recipes={recipes} level={3} secret={key} />
        <Pager
          first={isFirstPage ? null : paths.cookbookShared(key)}
          next={next && paths.cookbookShared(key, next)}
        />
      </section>
    </article>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
