import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import { findDay, findWeek, listDays, parseWeek } from "#domain/time/weeks";
import type { HouseholdChoice } from "#server/features/households/households";
import {
  copyPlanEntry,
  movePlanEntry,
  removeAddedEntries,
  removePlanEntry,
  repeatWeek,
  restorePlanEntry,
} from "#server/features/plan/commands";
import { listDayNutrition } from "#server/features/plan/day-nutrition";
import { getWeekPlan } from "#server/features/plan/queries";
import { listOpenCookbooks } from "#server/features/recipe-acts/cookbook-choices";
import { readFormKey } from "#server/http/forms/form-key";
import { readHouseholdChoice } from "#server/http/forms/household-choice";
import { getIntent, readForm } from "#server/http/forms/read-form";
import { getTimeZone } from "#server/http/pipeline/cookies";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { readWeekStart } from "#server/http/pipeline/week-start";
import { AppError } from "#server/platform/errors";
import { newSecret } from "#server/platform/secrets";
import { HouseholdSelect } from "~/ui/household-select";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { readPlace, readServings } from "../parts/read-place";
import { Day } from "./day";
import "./week.css";
import { useDayDrag } from "./day-drag";
import { UndoBars } from "./undo-bars";
import { WeekHead } from "./week-head";

export const handle = { i18n: ["plan", "errors"], title: "plan:title" };

export const loader = forViewer(async (call) => {
  const { db, viewer, url } = call;
  const choice = readHouseholdChoice(url.searchParams);
  const today = findDay(Date.now(), getTimeZone(call.request));
  const asked = url.searchParams.get("week");
  const start = await readWeekStart(call);
  const week = asked === null ? findWeek(today, start) : parseWeek(asked);
  // An unknown week leads to this one.
  if (!week) throw redirect(paths.plan({ cookbook: choice.cookbook ?? undefined }));
  const plan = await getWeekPlan(db, viewer, choice, listDays(week, start));
  const cookbooks = await listOpenCookbooks(db, viewer);
  const nutrition = await listDayNutrition(db, viewer, plan.days, call.uiLocale);
  return { ...plan, ...choice, week, today, nutrition, cookbooks, formKey: newSecret() };
});

const INTENTS = ["move", "copy", "remove", "restore", "repeat", "undo"] as const;

export const action = forViewer(async (call) => {
  const { db, viewer, request, url } = call;
  const choice = readHouseholdChoice(url.searchParams);
  const { fields } = await readForm(request);
  const intent = getIntent(fields, INTENTS);
  const cookbook = choice.cookbook ?? undefined;
  const start = await readWeekStart(call);
  if (intent === "repeat") {
    const week = parseWeek(url.searchParams.get("week"));
    if (!week) throw new AppError("request.invalid");
    const form = { ...choice, formKey: readFormKey(fields) };
    const count = await repeatWeek(db, viewer, form, listDays(week, start));
    const flash = { key: "plan:repeated", values: { count } };
    return redirectWithFlash(call, paths.plan({ cookbook, week }), flash);
  }
  const id = parseId(fields.get(intent === "undo" ? "added" : "entry"));
  if (id === undefined) throw new AppError("request.invalid");
  const day = await changeEntry(call, choice, { intent, id, fields });
  const week = day ? findWeek(day, start) : (parseWeek(url.searchParams.get("week")) ?? undefined);
  const address = paths.plan({ cookbook, week });
  return redirect(day ? `${address}#${day}` : address, 303);
});

interface EntryChange {
  intent: "move" | "copy" | "remove" | "restore" | "undo";
  /** For undo, when the entries were added. */
  id: number;
  fields: FormData;
}

/** Returns the day to show, if it may be of another week. */
async function changeEntry(
  call: ViewerCall,
  choice: HouseholdChoice,
  { intent, id, fields }: EntryChange,
): Promise<string | undefined> {
  const { db, viewer } = call;
  if (intent === "remove") return void (await removePlanEntry(db, viewer, choice, id));
  if (intent === "restore") return void (await restorePlanEntry(db, viewer, choice, id));
  if (intent === "undo") return void (await removeAddedEntries(db, viewer, choice, id));
  const [place, servings] = [readPlace(fields), readServings(fields)];
  if (!place || servings === undefined) {
    const flash = { key: "plan:wrong", isRefusal: true };
    throw await redirectWithFlash(call, call.url.pathname + call.url.search, flash);
  }
  if (intent === "move") await movePlanEntry(db, viewer, choice, id, { ...place, servings });
  else await copyPlanEntry(db, viewer, { ...choice, formKey: readFormKey(fields) }, id, place);
  return place.day;
}

export default function Plan() {
  const { t } = useTranslation("plan");
  const { days, week, today, nutrition, removed, added, meals, cookbooks, formKey, ...plan } =
    useLoaderData<typeof loader>();
  const cookbook = plan.cookbook ?? undefined;
  const isEmpty = days.every(({ entries }) => entries.length === 0);
  return (
    <div className="plan">
      <WeekHead name={plan.cookbookName} {...{ week, today, cookbook, days }} />
      {cookbooks.length > 0 && (
        <HouseholdSelect
          action={paths.plan()}
          kept={{ week }}
          label={t("whose")}
          mine={t("mine")}
          submit={t("show")}
          cookbooks={cookbooks}
          shown={plan.cookbook}
        />
      )}
      <UndoBars removed={removed} added={added} />
      {isEmpty && <p>{t("empty")}</p>}
      <div className="plan-week" {...useDayDrag()}>
        {days.map((day) => (
          <Day
            key={day.day}
            {...day}
            isToday={day.day === today}
            nutrition={nutrition[day.day]}
            cookbook={cookbook}
            formKey={formKey}
          />
        ))}
      </div>
      <datalist id="meals">
        {meals.map((meal) => (
          <option key={meal} value={meal} />
        ))}
      </datalist>
      <div className="actions">
        {!isEmpty && (
          <Link to={paths.shoppingAdd({ cookbook, week })} className="button button-primary">
            {t("shop")}
          </Link>
        )}
        <Link to={ownPaths.planFill({ cookbook, week })} className="button button-quiet">
          {t("fill")}
        </Link>
        <PostForm action={paths.plan({ cookbook, week: week })}>
          <input type="hidden" name="formKey" value={formKey} />
          <button type="submit" name="intent" value="repeat" className="button button-quiet">
            {t("repeat")}
          </button>
        </PostForm>
        <Link to={ownPaths.planShare({ cookbook })} className="button button-quiet">
          {t("share")}
        </Link>
      </div>
    </div>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
