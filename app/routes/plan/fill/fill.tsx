import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { formatDay } from "#domain/time/format-day";
import { findDay, listDays, parseWeek } from "#domain/time/weeks";
import { fillWeek } from "#server/features/plan/filling";
import { getWeekPlan } from "#server/features/plan/queries";
import { listOpenCookbooks } from "#server/features/recipe-acts/cookbook-choices";
import { readFormKey } from "#server/http/forms/form-key";
import { readHouseholdChoice } from "#server/http/forms/household-choice";
import { readForm } from "#server/http/forms/read-form";
import { getTimeZone } from "#server/http/pipeline/cookies";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { readWeekStart } from "#server/http/pipeline/week-start";
import { newSecret } from "#server/platform/secrets";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { FilterFields } from "./filter-fields";
import { readFilling } from "./read-filling";

export const handle = { i18n: ["plan", "errors", "recipe", "recipeList"], title: "plan:fill" };

/** Asks what to fill the empty days of a week with; changes nothing. */
export const loader = forViewer(async (call) => {
  const { db, viewer } = call;
  const { week, days, ...choice } = await readWeek(call);
  const { cookbookName, meals } = await getWeekPlan(db, viewer, choice, days);
  const cookbooks = await listOpenCookbooks(db, viewer);
  return { ...choice, week, days, cookbookName, meals, cookbooks, formKey: newSecret() };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request } = call;
  const { week, days, ...choice } = await readWeek(call);
  const { fields } = await readForm(request);
  const sent = Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
  const wish = readFilling(fields);
  if (!wish) return data({ sent, problem: "wrongFilling" as const }, { status: 400 });
  const today = findDay(Date.now(), getTimeZone(request));
  const form = { ...choice, formKey: readFormKey(fields) };
  const { filled, left } = await fillWeek(db, viewer, form, { ...wish, days, today });
  if (filled === 0) {
    const problem = left > 0 ? ("noRecipe" as const) : ("noDay" as const);
    return data({ sent, problem }, { status: 409 });
  }
  const key = left > 0 ? "plan:filledSome" : "plan:filled";
  const address = paths.plan({ cookbook: choice.cookbook ?? undefined, week });
  return redirectWithFlash(call, address, { key, values: { count: filled, left } });
});

async function readWeek(call: ViewerCall) {
  const { url } = call;
  const choice = readHouseholdChoice(url.searchParams);
  const week = parseWeek(url.searchParams.get("week"));
  if (!week) throw redirect(paths.plan({ cookbook: choice.cookbook ?? undefined }));
  return { ...choice, week, days: listDays(week, await readWeekStart(call)) };
}

export default function FillWeek() {
  const { t, i18n } = useTranslation("plan");
  const { week, days, cookbookName, meals, cookbooks, formKey, ...page } =
    useLoaderData<typeof loader>();
  const { sent, problem } = useActionData<typeof action>() ?? {};
  const format = (day: string) => formatDay(day, i18n.language, "long");
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const cookbook = page.cookbook ?? undefined;
  return (
    <section className="plan-fill">
      <h1>{t("fill")}</h1>
      {cookbookName !== null && <p dir="auto">{t("of", { cookbook: cookbookName })}</p>}
      <p>{t("week", { week: Number(week.slice(-2)), from: format(first), to: format(last) })}</p>
      {problem && (
        <p className="notice" role="alert">
          {t(problem)}
        </p>
      )}
      <PostForm className="card">
        <input type="hidden" name="formKey" value={formKey} />
        <p className="hint">{t("fillHint")}</p>
        <FilterFields
          {...{ meals, cookbooks }}
          values={{
            ...{ meal: t("dinner"), servings: "", from: String(cookbook ?? "all") },
            ...{ category: "MAIN_DISH", tag: "", maxTime: "", ...sent },
          }}
        />
        <div className="actions">
          <button type="submit" className="button button-primary">
            {t("fillIn")}
          </button>
          <LinkButton to={paths.plan({ cookbook, week })} variant="quiet">
            {t("back")}
          </LinkButton>
        </div>
      </PostForm>
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
