import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { parseStep } from "#domain/recipe/cooking-step";
import { differsOnlyInView } from "#domain/recipe/servings";
import { type CookingView, getRecipeForCooking } from "#server/features/recipes/cooking";
import { readCacheable } from "#server/http/page-cache/page-cache";
import { getId } from "#server/http/pipeline/id-parameters";
import { respond } from "#server/http/pipeline/page-response";
import { readViewing } from "#server/http/pipeline/recipe-viewing";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { TimerList } from "~/shell/timers/timer-list";
import { useTranslation } from "~/ui/translation";
import viewCss from "../parts/recipe-page.css?url";
import { RecipePhotos } from "../parts/recipe-photos";
import { RecipeTexts } from "../parts/recipe-texts";
import { useScaling } from "../parts/scaling";
import { servingsInAddress } from "../parts/servings";
import { ShownParagraph, StepsNote } from "../parts/shown-parts";
import { CookHeader } from "./cook-header";
import { CookNavigation } from "./cook-navigation";
import { CookStart } from "./cook-start";
import { CookStep } from "./cook-step";
import { ReadyTimes } from "./ready-times";
import { startReadyTime } from "./start-ready-time";
import { useTicks } from "./ticked-lines";
import { useTimers } from "./timers";
import "./cook.css";

export const handle = {
  i18n: ["cooking", "recipe"],
  findName: (loaded: unknown, query: URLSearchParams) =>
    loaded && formatTitle(loaded as CookingView, query),
};

export const meta = () => [{ name: "robots", content: "noindex" }];

export const links = () => [{ rel: "stylesheet", href: viewCss }];

export const loader = forAnyone(async (call) => {
  const { db, viewer, url } = call;
  const id = getId(url, "id", "recipe.notFound");
  const viewing = await readViewing(call);
  const { shown, caching } = await readCacheable(call, () =>
    getRecipeForCooking(db, viewer, id, viewing),
  );
  startReadyTime(url, shown.steps);
  return respond(shown, { caching });
});

/** The page has the whole recipe, so changing step or servings needs no request. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.defaultShouldRevalidate && !differsOnlyInView(args.currentUrl, args.nextUrl);
}

export default function CookRecipe() {
  const { t } = useTranslation(["cooking", "recipe"]);
  const { recipe, steps } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const place = parseStep(query.get("step"), steps.length);
  const scaling = useScaling(recipe);
  const { servings, ratio } = scaling;
  const ticks = useTicks(recipe);
  const view = { recipe, ...scaling, ticks };
  const timers = useTimers(recipe, servingsInAddress(servings));
  const step = steps[place - 1];
  const title = step
    ? t("step", { number: place, total: steps.length })
    : t(place === 0 ? "need" : "enjoy");
  return (
    <article className="cook">
      <CookHeader recipe={recipe} servings={servings} />
      <div className={`cook-page cook-page-${step ? "step" : place === 0 ? "start" : "end"}`}>
        <div className="cook-words" aria-live="polite" aria-atomic="true">
          <h1>{title}</h1>
          {step && (
            <ShownParagraph
              className="cook-text"
              text={step.text}
              language={recipe.language}
              ratio={ratio}
            />
          )}
          {step && <StepsNote note={step.note} ratio={ratio} />}
          {step && <RecipePhotos photos={recipe.photos} step={place - 1} />}
          {import.meta.env.SSR ? (
            <ReadyTimes {...{ recipe, steps, place }} servings={servingsInAddress(servings)} />
          ) : (
            <noscript />
          )}
        </div>
        {step ? (
          <CookStep key={place} {...view} {...{ step, place, timers }} />
        ) : place === 0 ? (
          <CookStart {...view} steps={steps} />
        ) : (
          <RecipeTexts
            title={t("recipe:view.tips")}
            texts={recipe.tips}
            language={recipe.language}
            className="tips"
          />
        )}
      </div>
      <div className="cook-bar">
        <TimerList timers={timers.list} cooked={recipe.id} />
        <CookNavigation {...{ recipe, servings, place }} steps={steps.length} />
      </div>
    </article>
  );
}

function formatTitle({ recipe, steps }: CookingView, query: URLSearchParams): string {
  const place = parseStep(query.get("step"), steps.length);
  return steps[place - 1] ? `${place}/${steps.length} · ${recipe.title}` : recipe.title;
}
