import { Fragment } from "react";
import type { Amount } from "#domain/measures/amount";
import { splitSections } from "#domain/recipe/headings";
import type { CookingView } from "#server/features/recipes/cooking";
import { useLight } from "~/ui/light";
import { useHasScript } from "../../../ui/has-script";
import { IngredientLine } from "../parts/ingredient-list";
import { SectionHeading } from "../parts/section-heading";
import type { Ticks } from "./ticked-lines";

interface CookIngredientsProps {
  recipe: CookingView["recipe"];
  ratio: Amount;
  ticks: Ticks;
}

export function AllCookIngredients(props: CookIngredientsProps) {
  const { ingredients, headings, language } = props.recipe;
  return splitSections(ingredients, headings.ingredients).map(({ heading, items }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place in the list.
    <Fragment key={place}>
      <SectionHeading text={heading} language={language} />
      <CookIngredients {...props} places={items.map(({ index }) => index)} />
    </Fragment>
  ));
}

export function CookIngredients({
  recipe,
  places,
  ratio,
  ticks,
}: CookIngredientsProps & { places: number[] }) {
  const hasScript = useHasScript();
  const isLight = useLight() !== null;
  const Row = isLight ? "div" : "label";
  return (
    <ul className="ingredients">
      {places.map((place) => {
        const line = recipe.ingredients[place];
        return (
          line && (
            <li key={place}>
              <Row className="tick">
                {!isLight && (
                  <input
                    type="checkbox"
                    hidden={!hasScript}
                    checked={ticks.lines.includes(place)}
                    onChange={() => ticks.toggle("lines", place)}
                  />
                )}
                <span>
                  <IngredientLine line={line} language={recipe.language} ratio={ratio} />
                </span>
              </Row>
            </li>
          )
        );
      })}
    </ul>
  );
}
