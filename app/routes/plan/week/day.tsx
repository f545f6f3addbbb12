import { Link } from "@remix-run/react";
import { SERVINGS_PATTERN } from "#domain/recipe/servings";
import { imagePaths, paths } from "#domain/site/paths";
import { formatDay, formatWeekday } from "#domain/time/format-day";
import type { DayNutrition } from "#server/features/plan/day-nutrition";
import type { PlanEntry } from "#server/features/plan/queries";
import { Icon } from "~/ui/icon";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { MealField } from "../parts/meal-field";
import "~/ui/field-row.css";
import { EntryHandle } from "./day-drag";
import { NutritionForDay } from "./day-nutrition";

interface DayProps {
  day: string;
  entries: PlanEntry[];
  isToday: boolean;
  nutrition: DayNutrition | undefined;
  cookbook: number | undefined;
  formKey: string;
}

export function Day({ day, entries, isToday, nutrition, cookbook, formKey }: DayProps) {
  const { t, i18n } = useTranslation("plan");
  const name = formatWeekday(day, i18n.language);
  return (
    <section
      id={day}
      className={isToday ? "card plan-today" : "card"}
      aria-labelledby={`on-${day}`}
    >
      <h2 id={`on-${day}`}>
        {name}{" "}
        <small>
          {formatDay(day, i18n.language, "short")}
          {isToday && ` · ${t("today")}`}
        </small>
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryHandle />
            <Entry entry={entry} />
            <EntryForm entry={entry} formKey={formKey} />
          </li>
        ))}
      </ul>
      <NutritionForDay nutrition={nutrition} />
      <Link
        to={paths.planAdd({ cookbook, day })}
        className="button button-quiet"
        aria-label={t("add", { day: name })}
      >
        <Icon name="add" />
        {t("addShort")}
      </Link>
    </section>
  );
}

function Entry({ entry: { meal, words, servings, recipe } }: { entry: PlanEntry }) {
  const { t } = useTranslation("plan");
  const count = servings ?? recipe?.yield ?? null;
  return (
    <div className="plan-entry">
      {recipe && (
        <img src={imagePaths.recipeCard(recipe)} alt="" width={48} height={36} loading="lazy" />
      )}
      <div>
        {meal !== "" && (
          <small dir="auto" className="plan-meal">
            {meal}
          </small>
        )}
        {recipe ? (
          <Link
            to={paths.recipeView(recipe.id, servings ?? undefined)}
            lang={recipe.language}
            dir="auto"
          >
            {recipe.title}
          </Link>
        ) : (
          <span dir="auto">{words || t("hidden")}</span>
        )}
        {recipe && count !== null && <small>{t("for", { count })}</small>}
      </div>
    </div>
  );
}

/** Behind "…": another day, meal or number, a copy, or away with it. */
function EntryForm({ entry, formKey }: { entry: PlanEntry; formKey: string }) {
  const { t } = useTranslation("plan");
  const title = entry.recipe?.title ?? (entry.words || t("hidden"));
  return (
    <details className="plan-change">
      <summary>
        <Icon name="more" />
        <span className="visually-hidden">{t("more", { title })}</span>
      </summary>
      <PostForm>
        <input type="hidden" name="entry" value={entry.id} />
        <input type="hidden" name="formKey" value={formKey} />
        <div className="field-row">
          <label>
            {t("day")}
            <input type="date" name="day" defaultValue={entry.day} required />
          </label>
          <MealField value={entry.meal} />
          {entry.recipe && (
            <label>
              {t("portions")}
              <input
                type="text"
                inputMode="numeric"
                name="servings"
                defaultValue={entry.servings ?? entry.recipe.yield ?? ""}
                pattern={SERVINGS_PATTERN}
              />
            </label>
          )}
        </div>
        <div className="actions">
          <button type="submit" name="intent" value="move" className="button button-primary">
            {t("move")}
          </button>
          <button type="submit" name="intent" value="copy" className="button button-quiet">
            {t("copy")}
          </button>
          <button type="submit" name="intent" value="remove" className="button button-quiet">
            {t("remove")}
          </button>
        </div>
      </PostForm>
    </details>
  );
}
