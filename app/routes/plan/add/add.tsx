import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MAX_WORDS } from "#domain/plan/plan";
import { DEFAULT_FILTERS, SOURCES } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { cleanLine } from "#domain/text/text";
import { findDay, findWeek, listDays, parseDay } from "#domain/time/weeks";
import { addToPlan } from "#server/features/plan/commands";
import { getWeekPlan } from "#server/features/plan/queries";
import { listOpenCookbooks } from "#server/features/recipe-acts/cookbook-choices";
import { listRecipes } from "#server/features/recipes/listing";
import { getRecipeTitle } from "#server/features/recipes/queries";
import { readFormKey } from "#server/http/forms/form-key";
import { readHouseholdChoice } from "#server/http/forms/household-choice";
import { readForm } from "#server/http/forms/read-form";
import { returnRefusal } from "#server/http/forms/shown-refusal";
import { getTimeZone } from "#server/http/pipeline/cookies";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { readWeekStart } from "#server/http/pipeline/week-start";
import { newSecret } from "#server/platform/secrets";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { readPlace, readServings } from "../parts/read-place";
import { ChosenRecipe, FoundRecipes } from "./found-recipes";
import { PlaceFields } from "./place-fields";
import "./add.css";

export const handle = { i18n: ["plan", "errors"], title: "plan:addTitle" };

const FOUND = 12;

/** Finds a recipe for a day, or asks when the one chosen is to be cooked; changes nothing. */
export const loader = forViewer(async (call) => {
  const { db, viewer, url, request } = call;
  const { searchParams: query } = url;
  const choice = readHouseholdChoice(query);
  const day = parseDay(query.get("day")) ?? findDay(Date.now(), getTimeZone(request));
  const week = findWeek(day, await readWeekStart(call));
  const { meals } = await getWeekPlan(db, viewer, choice, listDays(week));
  const search = cleanLine(query.get("search") ?? "");
  const asked = { day, week, meals, search, meal: query.get("meal") ?? "", ...choice };
  const id = parseId(query.get("recipe"));
  const recipe = id === undefined ? null : await getRecipeTitle(db, viewer, id);
  const filters = { ...DEFAULT_FILTERS, sources: [...SOURCES], search };
  const found = recipe
    ? []
    : (await listRecipes(db, viewer, filters, null, { size: FOUND })).recipes;
  return {
    ...asked,
    recipe,
    found: found.map((each) => ({ id: each.id, title: each.title, language: each.language })),
    servings: query.get("servings") ?? "",
    cookbooks: await listOpenCookbooks(db, viewer),
    formKey: newSecret(),
  };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request } = call;
  const { fields } = await readForm(request);
  const choice = readHouseholdChoice(fields);
  const [place, servings] = [readPlace(fields), readServings(fields)];
  const words = cleanLine(String(fields.get("words") ?? ""));
  const recipe = parseId(fields.get("recipe")) ?? null;
  const isWhole = recipe !== null || (words !== "" && [...words].length <= MAX_WORDS);
  const sent = Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
  if (!place || servings === undefined || !isWhole)
    return data({ sent, isFull: false }, { status: 400 });
  const planned = recipe === null ? { recipe, words } : { recipe, servings };
  const form = { ...choice, formKey: readFormKey(fields) };
  const added = addToPlan(db, viewer, form, { ...place, ...planned });
  const refused = await returnRefusal("plan.full", added);
  if (refused) return data({ sent, isFull: true }, { status: refused.status });
  const week = findWeek(place.day, await readWeekStart(call));
  const query = { cookbook: choice.cookbook ?? undefined, week };
  return redirectWithFlash(call, `${paths.plan(query)}#${place.day}`, { key: "plan:added" });
});

export default function AddToPlan() {
  const { t } = useTranslation(["plan", "errors"]);
  const page = useLoaderData<typeof loader>();
  const { day, meal, recipe, meals, cookbooks, formKey } = page;
  const cookbook = page.cookbook ?? undefined;
  const { sent, isFull } = useActionData<typeof action>() ?? {};
  return (
    <section className="plan-add">
      <h1>{t("addTitle")}</h1>
      {sent && (
        <p className="notice" role="alert">
          {isFull ? t("errors:plan.full") : t("wrong")}
        </p>
      )}
      {!recipe && <FoundRecipes {...page} cookbook={cookbook} />}
      <PostForm className="card">
        <input type="hidden" name="formKey" value={formKey} />
        {recipe && <ChosenRecipe recipe={recipe} other={{ day, meal, cookbook }} />}
        <PlaceFields
          {...{ recipe, meals, cookbooks }}
          values={{
            ...{ words: "", day, meal, servings: page.servings },
            ...{ cookbook: String(cookbook ?? ""), ...sent },
          }}
        />
        <div className="actions">
          <button type="submit" className="button button-primary">
            {t(recipe ? "save" : "addWords")}
          </button>
          <LinkButton to={paths.plan({ cookbook, week: page.week })} variant="quiet">
            {t("back")}
          </LinkButton>
        </div>
      </PostForm>
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
