import type { CookingView } from "#server/features/recipes/cooking";
import { useLight } from "~/ui/light";
import { useTranslation } from "~/ui/translation";
import { useHasScript } from "../../../ui/has-script";
import type { Scaling } from "../parts/scaling";
import { AllCookIngredients, CookIngredients } from "./cook-ingredients";
import type { Ticks } from "./ticked-lines";
import { TimerButtons } from "./timer-buttons";
import type { Timers } from "./timers";

export function CookStep({
  recipe,
  step,
  place,
  servings,
  mark,
  ratio,
  ticks,
  timers,
}: {
  recipe: CookingView["recipe"];
  step: CookingView["steps"][number];
  place: number;
  ticks: Ticks;
  timers: Timers;
} & Scaling) {
  const { t } = useTranslation(["cooking", "recipe"]);
  const hasScript = useHasScript();
  const isLight = useLight() !== null;
  const { ingredients } = recipe;
  const list = { recipe, ratio, ticks };
  return (
    <>
      {!isLight && (
        <div className="cook-aids" hidden={!hasScript}>
          <TimerButtons times={step.times} step={place} timers={timers} />
          <label className="tick">
            <input
              type="checkbox"
              checked={ticks.steps.includes(place - 1)}
              onChange={() => ticks.toggle("steps", place - 1)}
            />
            {t("tick.done")}
          </label>
        </div>
      )}
      {ingredients.length > 0 && (
        <section className="cook-aside">
          {step.lines.length > 0 && (
            <>
              <h2>{t("ingredients.here") + mark}</h2>
              {servings && (
                <p className="hint">{t("recipe:view.servings", { count: servings.shown })}</p>
              )}
              <CookIngredients {...list} places={step.lines} />
            </>
          )}
          <details>
            <summary>{t("ingredients.all")}</summary>
            <AllCookIngredients {...list} />
          </details>
        </section>
      )}
    </>
  );
}
