import { Link } from "@remix-run/react";
import type { CookingView } from "#server/features/recipes/cooking";
import { useTranslation } from "~/ui/translation";
import { useRecipeAddresses } from "../parts/recipe-addresses";
import { type Servings, servingsInAddress } from "../parts/servings";
import { useArrowKeys } from "./arrow-keys";

/** Each link keeps its position, so that it keeps the focus. */
export function CookNavigation({
  recipe,
  servings,
  place,
  steps,
}: {
  recipe: CookingView["recipe"];
  servings: Servings | null;
  place: number;
  steps: number;
}) {
  const { t } = useTranslation("cooking");
  const count = servingsInAddress(servings);
  const { view, cook } = useRecipeAddresses(recipe);
  const recipePage = view(count);
  const placePage = (step: number) => cook({ step: step || undefined, servings: count });
  const isStart = place === 0;
  const isEnd = place > steps;
  useArrowKeys(
    isStart ? undefined : placePage(place - 1),
    isEnd ? undefined : placePage(place + 1),
  );
  return (
    <nav className="cook-ways" aria-label={t("ways.label")}>
      {isStart ? (
        <Link className="button button-quiet" to={recipePage}>
          {t("ways.recipe")}
        </Link>
      ) : (
        <Link className="button button-quiet" to={placePage(place - 1)} rel="prev">
          {t("ways.previous")}
        </Link>
      )}{" "}
      {!isStart && (
        <Link className="button button-quiet" to={placePage(0)}>
          {t("ways.all")}
        </Link>
      )}{" "}
      {isEnd ? (
        <Link className="button button-primary" to={recipePage}>
          {t("ways.back")}
        </Link>
      ) : (
        <Link className="button button-primary" to={placePage(place + 1)} rel="next">
          {t(isStart ? "ways.start" : place === steps ? "ways.finish" : "ways.next")}
        </Link>
      )}
    </nav>
  );
}
