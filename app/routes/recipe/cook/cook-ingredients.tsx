import type { Cooking } from "#server/recipes/cooking";
import { useLight } from "~/ui/light";
import { useHasScript } from "../../../ui/has-script";
import { IngredientLine } from "../parts/ingredient-list";
import type { Servings } from "../parts/servings";
import type { Ticks } from "./ticked-lines";

/** The ingredients at these places of the recipe's list; with script each can be ticked off. */
export function CookIngredients({
  recipe,
  places,
  servings,
  ticks,
}: {
  recipe: Cooking["recipe"];
  places: number[];
  servings: Servings | null;
  ticks: Ticks;
}) {
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
                  <IngredientLine line={line} language={recipe.language} ratio={servings?.ratio} />
                </span>
              </Row>
            </li>
          )
        );
      })}
    </ul>
  );
}
