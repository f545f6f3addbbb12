import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { formatTimes } from "#domain/recipe/times";
import { paths } from "#domain/site/paths";
import { getRecipeWithFoods } from "#server/features/recipes/recipe-page";
import { showRecipe } from "#server/features/recipes/shown-lines";
import { computeRatio } from "#server/features/recipes/wanted-ratio";
import { getId } from "#server/http/pipeline/id-parameters";
import { readViewing } from "#server/http/pipeline/recipe-viewing";
import { type Call, forAnyone } from "#server/http/pipeline/route-guards";
import { CopyButton } from "~/ui/copy-button";
import { useTranslation } from "~/ui/translation";
import { useRecipeAddresses } from "../parts/recipe-addresses";
import { useScaling } from "../parts/scaling";
import { servingsInAddress } from "../parts/servings";
import { HaveForm, TinForm } from "./amounts-forms";
import { buildBringAddress } from "./bring";
import { formatIngredients } from "./ingredients-text";
import { readWanted } from "./wanted-amounts";
import "./amounts.css";

export const handle = { i18n: ["amounts", "recipe", "export", "errors"], title: "amounts:title" };

export const meta = () => [{ name: "robots", content: "noindex" }];

/** The ingredients as text, and forms that lead to the recipe in other amounts. */
export const loader = forAnyone(async (call) => {
  const { db, viewer, url, uiLocale } = call;
  const id = getId(url, "id", "recipe.notFound");
  const key = url.searchParams.get("key");
  const recipe = await getRecipeWithFoods(db, viewer, id, uiLocale, key);
  const wanted = readWanted(url.searchParams);
  const ratio = wanted && computeRatio(recipe, wanted, uiLocale);
  const times = ratio && formatTimes(ratio);
  const read = (name: string) => url.searchParams.get(name) ?? undefined;
  if (times) {
    const kept = { key: read("key"), ingredients: read("ingredients"), units: read("units") };
    throw redirect(`${paths.recipeView(id, undefined, { ...kept, times })}#ingredients`);
  }
  const { title, language, imageVersion, headings, ingredients, ...shown } = showRecipe(
    recipe,
    await readViewing(call),
  );
  const { yield: servings } = shown;
  const publicUrl = recipe.visibility === "PUBLIC" ? findPublicUrl(call, id) : null;
  const content = { title, language, imageVersion, headings, ingredients, yield: servings };
  return { id, ...content, wanted, publicUrl };
});

/** Null unless other servers can read the page. */
function findPublicUrl({ context: { origin, hasPublicUrl } }: Call, id: number): string | null {
  const isOpen = hasPublicUrl && origin.startsWith("https://");
  return isOpen ? origin + paths.recipeView(id) : null;
}

export default function RecipeAmounts() {
  const { t } = useTranslation(["amounts", "recipe"]);
  const { wanted, publicUrl, ...recipe } = useLoaderData<typeof loader>();
  const addresses = useRecipeAddresses(recipe);
  const { servings, ratio, mark } = useScaling(recipe);
  const text = formatIngredients(recipe, ratio);
  return (
    <section className="amounts">
      <h1>{t("title")}</h1>
      <p>
        <Link
          to={addresses.view(servingsInAddress(servings))}
          className="alone"
          lang={recipe.language}
          dir="auto"
        >
          {recipe.title}
        </Link>
      </p>
      <section className="card">
        <h2>
          <label htmlFor="as-text">{t("recipe:view.ingredients") + mark}</label>
        </h2>
        {servings && <p className="hint">{t("recipe:view.servings", { count: servings.shown })}</p>}
        <textarea
          id="as-text"
          className="input"
          readOnly
          rows={8}
          lang={recipe.language}
          dir="auto"
          value={text}
        />
        <p className="actions">
          <CopyButton text={text} what="list" />
          {publicUrl && recipe.ingredients.length > 0 && (
            <a
              href={buildBringAddress(publicUrl, ratio)}
              rel="noopener noreferrer nofollow"
              className="button button-quiet"
            >
              {t("bring")}
            </a>
          )}
        </p>
      </section>
      <HaveForm recipe={recipe} wanted={wanted} address={addresses.amounts()} />
      <TinForm wanted={wanted} address={addresses.amounts()} />
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
