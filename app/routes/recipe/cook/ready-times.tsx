import { Link, useSearchParams } from "@remix-run/react";
import { type ReadyTime, readReadyTimes } from "#domain/recipe/ready-times";
import type { CookingView } from "#server/features/recipes/cooking";
import { useSecondsFormat } from "~/ui/duration";
import { useLight } from "~/ui/light";
import { useTranslation } from "~/ui/translation";
import { useRecipeAddresses } from "../parts/recipe-addresses";
import { useClockFormat } from "./clock-format";

interface ReadyTimesProps {
  recipe: CookingView["recipe"];
  steps: CookingView["steps"];
  place: number;
  servings: number | undefined;
}

/** Stands in for timers where no script runs. Only the server renders it. */
export function ReadyTimes(props: ReadyTimesProps) {
  const isLight = useLight() !== null;
  const times = (
    <>
      <StartLinks {...props} />
      <StartedTimes {...props} />
    </>
  );
  return isLight ? times : <noscript>{times}</noscript>;
}

function StartLinks({ recipe, steps, place, servings }: ReadyTimesProps) {
  const { t } = useTranslation("ready");
  const format = useSecondsFormat();
  const { cook } = useRecipeAddresses(recipe);
  const { times = [] } = steps[place - 1] ?? {};
  if (times.length === 0) return null;
  return (
    <div className="actions">
      {times.map((seconds) => (
        <Link
          key={seconds}
          to={cook({ step: place, servings, begin: seconds })}
          className="button button-quiet"
          rel="nofollow"
        >
          {t("start", { time: format(seconds) })}
        </Link>
      ))}
    </div>
  );
}

function StartedTimes({ recipe, steps, place, servings }: ReadyTimesProps) {
  const { t } = useTranslation(["ready", "cooking"]);
  const [query] = useSearchParams();
  const { cook } = useRecipeAddresses(recipe);
  const started = readReadyTimes(query.get("ready")).filter(({ step, seconds }) =>
    steps[step - 1]?.times.includes(seconds),
  );
  if (started.length === 0) return null;
  return (
    <>
      <ul className="ready-times">
        {started.map((time) => (
          <li key={`${time.step}-${time.seconds}`}>
            {time.step === place ? (
              t("cooking:timer.step", { number: time.step })
            ) : (
              <Link to={cook({ step: time.step, servings })}>
                {t("cooking:timer.step", { number: time.step })}
              </Link>
            )}
            {" · "}
            <ToldTime time={time} />
          </li>
        ))}
      </ul>
      <p className="hint">{t("ready:hint")}</p>
    </>
  );
}

function ToldTime({ time: { seconds, startedAt } }: { time: ReadyTime }) {
  const { t } = useTranslation("ready");
  const format = useSecondsFormat();
  const clock = useClockFormat();
  const endsAt = startedAt + seconds * 1000;
  return t("told", {
    time: format(seconds),
    start: clock(startedAt),
    end: clock(endsAt, startedAt),
  });
}
