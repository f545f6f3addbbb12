import { Link } from "@remix-run/react";
import type { RecipeCard } from "#domain/recipe/recipe";
import { RecipeCards } from "~/ui/recipe-card";

interface RecipeSectionProps {
  title: string;
  recipes: RecipeCard[];
  isBelow?: boolean;
  more?: { to: string; label: string };
}

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
