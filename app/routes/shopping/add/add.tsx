import { data } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { MAX_RECIPES } from "#domain/shopping/shopping";
import { paths } from "#domain/site/paths";
import { listDays, parseWeek } from "#domain/time/weeks";
import { listPlannedRecipes } from "#server/features/plan/queries";
import { listOpenCookbooks } from "#server/features/recipe-acts/cookbook-choices";
import { listAddableRecipes } from "#server/features/shopping/addable-recipes";
import { addRecipeLines } from "#server/features/shopping/commands";
import { listKeptLines } from "#server/features/shopping/kept-lines";
import { readFormKey } from "#server/http/forms/form-key";
import { readHouseholdChoice } from "#server/http/forms/household-choice";
import { readForm } from "#server/http/forms/read-form";
import { returnRefusal } from "#server/http/forms/shown-refusal";
import { readTicked } from "#server/http/forms/ticked-recipes";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { readWeekStart } from "#server/http/pipeline/week-start";
import { AppError } from "#server/platform/errors";
import { newSecret } from "#server/platform/secrets";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { leaveOut, readAmount, readChosen, readSent } from "./read-recipes";
import { RecipeChoices } from "./recipe-choices";
import "./add.css";
import "~/ui/field-row.css";

export const handle = { i18n: ["shopping", "errors"], title: "shopping:addTitle" };

/** Lists the ingredients of recipes, or of a week's; changes nothing. */
export const loader = forViewer(async (call) => {
  const { db, viewer, url, uiLocale } = call;
  const { searchParams: query } = url;
  const choice = readHouseholdChoice(query);
  const week = parseWeek(query.get("week"));
  const days = week && listDays(week, await readWeekStart(call));
  const planned = days ? await listPlannedRecipes(db, viewer, choice, days) : null;
  const ticked = planned ? { ids: [...planned.keys()], isCut: false } : await readTicked(call);
  const ids = ticked.ids.slice(0, MAX_RECIPES);
  const wanted = ids.length === 1 ? readAmount(query) : {};
  const addable = await listAddableRecipes(db, viewer, ids, {
    locale: uiLocale,
    findWanted: ({ id }) => (planned ? (planned.get(id) ?? {}) : wanted),
  });
  return {
    ...choice,
    recipes: addable.recipes,
    kept: await listKeptLines(db, viewer, { ...choice, locale: uiLocale }, addable.recipes),
    isCut: ticked.isCut || ticked.ids.length > ids.length || addable.isCut,
    cookbooks: await listOpenCookbooks(db, viewer),
    formKey: newSecret(),
  };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, uiLocale } = call;
  const { fields } = await readForm(request);
  const choice = readHouseholdChoice(fields);
  const chosen = readChosen(fields);
  const sent = readSent(fields);
  if (fields.has("show")) {
    const options = { locale: uiLocale, findWanted: () => ({}) };
    const { recipes } = await listAddableRecipes(db, viewer, sent.ids, options);
    const kept = await listKeptLines(db, viewer, { ...choice, locale: uiLocale }, recipes);
    return data({ sent: leaveOut(sent, kept), kept, problem: null });
  }
  if (!chosen) return data({ sent, problem: "amount" as const }, { status: 400 });
  const form = { ...choice, formKey: readFormKey(fields), locale: uiLocale };
  const added = addRecipeLines(db, viewer, form, chosen);
  const count = await returnRefusal("shopping.full", added);
  if (count instanceof AppError)
    return data({ sent, problem: "full" as const }, { status: count.status });
  return redirectWithFlash(call, paths.shopping({ cookbook: choice.cookbook ?? undefined }), {
    key: "shopping:added",
    values: { count },
  });
});

export default function AddToShopping() {
  const { t } = useTranslation(["shopping", "errors"]);
  const { recipes, isCut, cookbooks, formKey, cookbook, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { sent, problem } = answer ?? {};
  const kept = answer?.kept ?? shown.kept;
  return (
    <section className="shopping-add">
      <h1>{t("addTitle")}</h1>
      {recipes.length === 0 && <p className="card">{t("none")}</p>}
      {isCut && <p>{t("cut", { max: recipes.length })}</p>}
      {recipes.length > 0 && (
        <PostForm key={formKey}>
          <p className="hint">
            {t("addHint")} {kept.length > 0 && t("atHandHint")}
          </p>
          {problem && (
            <p className="notice" role="alert">
              {problem === "full" ? t("errors:shopping.full") : t("wrongAmount")}
            </p>
          )}
          <input type="hidden" name="formKey" value={formKey} />
          <input type="hidden" name="kept" value={kept.join()} />
          {recipes.map((recipe) => (
            <RecipeChoices key={recipe.id} recipe={recipe} sent={sent} kept={kept} />
          ))}
          {cookbooks.length > 0 && (
            <div className="field-row">
              <label>
                {t("onto")}
                <select name="cookbook" defaultValue={sent?.cookbook ?? cookbook ?? ""} dir="auto">
                  <option value="">{t("mine")}</option>
                  {cookbooks.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          )}
          <div className="actions">
            <button type="submit" className="button button-primary">
              {t("addLines")}
            </button>
            {cookbooks.length > 0 && (
              <button type="submit" name="show" value="kept" className="button button-quiet">
                {t("leaveOut")}
              </button>
            )}
            <Link to={paths.shopping()} className="button button-quiet">
              {t("back")}
            </Link>
          </div>
        </PostForm>
      )}
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
