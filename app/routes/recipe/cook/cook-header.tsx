import { Link } from "@remix-run/react";
import type { CookingView } from "#server/features/recipes/cooking";
import KeepAwake from "~/ui/keep-awake";
import { useRecipeAddresses } from "../parts/recipe-addresses";
import { type Servings, servingsInAddress } from "../parts/servings";

export function CookHeader({
  recipe,
  servings,
}: {
  recipe: CookingView["recipe"];
  servings: Servings | null;
}) {
  const { view } = useRecipeAddresses(recipe);
  return (
    <header className="cook-header">
      <p>
        <Link to={view(servingsInAddress(servings))} lang={recipe.language} dir="auto">
          {recipe.title}
        </Link>
      </p>

      <KeepAwake isWanted />
    </header>
  );
}
