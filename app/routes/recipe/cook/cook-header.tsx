import { Link } from "@remix-run/react";
import { useAddresses } from "../parts/recipe-addresses";
import { chosen, type Servings } from "../parts/servings";
import type { Cooking } from "./cook";
import { KeepAwake } from "./keep-awake";

/** The way back to the recipe, and whether the screen stays on. */
export function CookHeader({
  recipe,
  servings,
}: {
  recipe: Cooking["recipe"];
  servings: Servings | null;
}) {
  const { view } = useAddresses(recipe);
  return (
    <header className="cook-header">
      <p>
        <Link to={view(chosen(servings))} lang={recipe.language} dir="auto">
          {recipe.title}
        </Link>
      </p>

      <KeepAwake />
    </header>
  );
}
