import { useLoaderData, useSearchParams } from "@remix-run/react";
import { showMarkedRecipe } from "#server/features/recipes/marked-recipe";
import { getRecipeWithFoods } from "#server/features/recipes/recipe-page";
import { readCacheable } from "#server/http/page-cache/page-cache";
import { getId } from "#server/http/pipeline/id-parameters";
import { respond } from "#server/http/pipeline/page-response";
import { readViewing } from "#server/http/pipeline/recipe-viewing";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { PrintTools } from "../parts/print-tools";
import { PrintedRecipe } from "../parts/printed-recipe";
import { useRecipeAddresses } from "../parts/recipe-addresses";
import { useScaling } from "../parts/scaling";
import { servingsInAddress } from "../parts/servings";
import { UnitLinks } from "../parts/unit-links";
import "../parts/printed-recipe.css";

type Loaded = Awaited<ReturnType<typeof loader>>["data"];

export const handle = {
  i18n: ["recipe", "export"],
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.title,
};

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = forAnyone(async (call) => {
  const { db, viewer, url, uiLocale } = call;
  const id = getId(url, "id", "recipe.notFound");
  const key = url.searchParams.get("key");
  const { shown, caching } = await readCacheable(call, () =>
    getRecipeWithFoods(db, viewer, id, uiLocale, key),
  );
  return respond(showMarkedRecipe(shown, await readViewing(call)), { caching });
});

export default function PrintRecipe() {
  const recipe = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const addresses = useRecipeAddresses(recipe);
  const hasImages = query.get("photos") === "1";
  const scaling = useScaling(recipe);
  return (
    <>
      <PrintTools
        back={addresses.view(servingsInAddress(scaling.servings))}
        photos={
          recipe.imageVersion !== null ? addresses.print(hasImages ? undefined : 1) : undefined
        }
        hasImages={hasImages}
      >
        <UnitLinks
          units={recipe.units}
          addressFor={(units) => addresses.print(hasImages ? 1 : undefined, { units })}
        />
      </PrintTools>
      <PrintedRecipe recipe={recipe} hasImages={hasImages} scaling={scaling} isAlone />
    </>
  );
}
