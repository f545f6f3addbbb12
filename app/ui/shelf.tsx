import { Link } from "@remix-run/react";
import type { RecipeCard } from "#domain/recipe/recipe";
import { RecipeCards } from "./recipe-card";
import "./shelf.css";

interface ShelfProps {
  id?: string;
  title: string;
  recipes: RecipeCard[];
  more: { to: string; label: string };
  /** Two whole rows of four instead of one. */
  isDouble?: boolean;
  isBelow?: boolean;
}

/** One row of recipes with a link to all of them; nothing if there are none. */
export function Shelf({ id, title, recipes, more, isDouble = false, isBelow }: ShelfProps) {
  if (recipes.length === 0) return null;
  return (
    <section id={id} className={isDouble ? "shelf shelf-double" : "shelf"}>
      <div className="shelf-head">
        <h2>{title}</h2>
        <Link to={more.to} className="alone">
          {more.label}
        </Link>
      </div>
      <RecipeCards recipes={recipes} level={3} isBelow={isBelow} />
    </section>
  );
}
