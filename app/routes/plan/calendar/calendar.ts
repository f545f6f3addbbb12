import { paths } from "#domain/site/paths";
import { findDay } from "#domain/time/weeks";
import { type CalendarEntry, getPlanCalendar } from "#server/features/plan/calendar";
import { createCalendarResponse, type DayEntry } from "#server/http/documents/calendar";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { translations } from "#server/platform/translations";

/** The plan for calendar apps, in the language of who shared it. */
export const loader = forAnyone(async ({ db, viewer, request, url, context: { origin } }) => {
  const key = url.searchParams.get("key") ?? "";
  const today = findDay(Date.now(), "UTC");
  const { cookbookName, locale, entries } = await getPlanCalendar(db, viewer, key, today);
  const { t } = translations(locale);
  return createCalendarResponse(request, {
    name: cookbookName === null ? t("plan:title") : t("plan:of", { cookbook: cookbookName }),
    language: locale,
    entries: entries.map((entry) => toDayEntry(entry, { origin, t })),
  });
});

function toDayEntry(
  { id, day, meal, words, servings, recipe, addedAt }: CalendarEntry,
  { origin, t }: { origin: string; t: ReturnType<typeof translations>["t"] },
): DayEntry {
  const dish = recipe?.title ?? (words || t("plan:hidden"));
  const url = recipe ? origin + paths.recipeView(recipe.id, servings ?? undefined) : undefined;
  const count = recipe && servings !== null ? t("plan:for", { count: servings }) : undefined;
  return {
    uid: `plan-${id}@${new URL(origin).host}`,
    day,
    title: meal === "" ? dish : t("plan:calendarEntry", { meal, dish }),
    description: [count, url].filter((line) => line !== undefined).join("\n"),
    url,
    addedAt,
  };
}
