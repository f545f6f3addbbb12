import { Link } from "@remix-run/react";
import type { RecipeCard } from "#domain/recipe/recipe";
import { RecipeCards } from "~/ui/recipe-card";

interface RecipeSectionProps {
  title: string;
  recipes: RecipeCard[];
  isBelow?: boolean;
  /** Where all of them are. */
  more?: { to: string; label: string };
}

/** A few recipes under a title; nothing where there are none. */
export function RecipeSection({ title, recipes, isBelow, more }: RecipeSectionProps) {
  if (recipes.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <RecipeCards recipes={recipes} level={3} isBelow={isBelow} />
      {more && (
        <p>
          <Link to={more.to} className="alone">
            {more.label}
          </Link>
        </p>
      )}
    </section>
  );
}
