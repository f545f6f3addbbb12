import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { splitSections } from "#domain/recipe/headings";
import type { CookingView } from "#server/features/recipes/cooking";
import { useLight } from "~/ui/light";
import { useTranslation } from "~/ui/translation";
import { useHasScript } from "../../../ui/has-script";
import { useRecipeAddresses } from "../parts/recipe-addresses";
import { RecipeFacts } from "../parts/recipe-facts";
import type { Scaling } from "../parts/scaling";
import { SectionHeading } from "../parts/section-heading";
import { servingsInAddress } from "../parts/servings";
import { INGREDIENTS_ID, ServingsForm } from "../parts/servings-form";
import { ShownText } from "../parts/shown-parts";
import { TimesForm } from "../parts/times-form";
import { UnitLinks } from "../parts/unit-links";
import { AllCookIngredients } from "./cook-ingredients";
import type { Ticks } from "./ticked-lines";

interface CookStartProps extends CookingView, Scaling {
  ticks: Ticks;
}

export function CookStart(props: CookStartProps) {
  const { recipe, steps, servings, mark, ticks } = props;
  const { t } = useTranslation(["cooking", "recipe"]);
  const { ingredients, headings } = recipe;
  const addresses = useRecipeAddresses(recipe);
  return (
    <>
      <div>
        <RecipeFacts recipe={recipe} servings={servings?.shown} mark={mark} />
        {ingredients.length + headings.ingredients.length > 0 && (
          <section id={INGREDIENTS_ID}>
            <h2>{t("recipe:view.ingredients") + mark}</h2>
            {servings && (
              <ServingsForm
                servings={servings}
                addressFor={(count) => addresses.cook({ servings: count })}
              />
            )}
            {!servings && ingredients.length > 0 && (
              <TimesForm mark={mark} address={addresses.cook({})} />
            )}
            <UnitLinks
              units={recipe.units}
              addressFor={(units) =>
                addresses.cook({ servings: servingsInAddress(servings), units })
              }
            />
            <AllCookIngredients {...props} />
          </section>
        )}
      </div>
      {steps.length + headings.steps.length > 0 && <StepLinks {...props} />}
      {ticks.lines.length + ticks.steps.length > 0 && (
        <p>
          <button type="button" className="button button-quiet" onClick={ticks.clear}>
            {t("tick.clear")}
          </button>
        </p>
      )}
    </>
  );
}

function StepLinks({ recipe, steps, servings, ratio, ticks }: CookStartProps) {
  const { t } = useTranslation(["cooking", "recipe"]);
  const hasScript = useHasScript();
  const isLight = useLight() !== null;
  const { cook } = useRecipeAddresses(recipe);
  return (
    <section>
      <h2>{t("recipe:view.steps")}</h2>
      {splitSections(steps, recipe.headings.steps).map(({ heading, items }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place in the list.
        <Fragment key={place}>
          <SectionHeading text={heading} language={recipe.language} />
          <ol className="cook-steps">
            {items.map(({ item: { text, unlinked = text }, index }) => (
              <li key={index} value={index + 1}>
                {!isLight && (
                  <input
                    type="checkbox"
                    hidden={!hasScript}
                    aria-label={t("tick.step", { number: index + 1 })}
                    checked={ticks.steps.includes(index)}
                    onChange={() => ticks.toggle("steps", index)}
                  />
                )}
                <Link
                  to={cook({ step: index + 1, servings: servingsInAddress(servings) })}
                  lang={recipe.language}
                  dir="auto"
                >
                  <ShownText text={unlinked} language={recipe.language} ratio={ratio} />
                </Link>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </section>
  );
}
