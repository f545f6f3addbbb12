import { formatMonth } from "#domain/time/format-day";
import type { ListPage } from "#server/features/recipes/list-page";
import type { ListGroup } from "#server/features/recipes/list-places";
import { useCountFormat } from "~/ui/count";
import { useTranslation } from "~/ui/translation";
import { RecipeRow } from "./recipe-row";
import "./recipe-rows.css";

type ListedRecipe = ListPage["recipes"][number];

/** The compact view, under letters or months where the list has those. */
export function RecipeRows({ recipes, groups }: { recipes: ListedRecipe[]; groups: ListGroup[] }) {
  const shown = groups.filter(({ name }) => recipes.some(({ group }) => group === name));
  const hasAuthor = recipes.some(({ author }) => author.id !== recipes[0]?.author.id);
  if (recipes.length === 0) return null;
  return (
    <div className="recipe-rows">
      {shown.length === 0 && <Rows recipes={recipes} level={2} hasAuthor={hasAuthor} />}
      {shown.map((group) => (
        <section key={group.name}>
          <GroupHeading {...group} />
          <Rows
            recipes={recipes.filter((recipe) => recipe.group === group.name)}
            level={3}
            hasAuthor={hasAuthor}
          />
        </section>
      ))}
    </div>
  );
}

function GroupHeading({ name, count }: ListGroup) {
  const { i18n } = useTranslation();
  const formatCount = useCountFormat();
  const isLetter = name.length === 1;
  return (
    <h2>
      {isLetter
        ? name.toUpperCase()
        : `${formatMonth(name, i18n.language, "long")} ${name.slice(0, 4)}`}{" "}
      <small>{formatCount(count)}</small>
    </h2>
  );
}

/** About as many rows as a screen shows load their photos at once. */
const FIRST_ROWS = 10;

interface RowsProps {
  recipes: ListedRecipe[];
  level: 2 | 3;
  hasAuthor: boolean;
}

function Rows({ recipes, level, hasAuthor }: RowsProps) {
  return (
    <ul>
      {recipes.map((recipe, index) => (
        <li key={recipe.id}>
          <RecipeRow
            recipe={recipe}
            level={level}
            isLazy={index >= FIRST_ROWS}
            hasAuthor={hasAuthor}
          />
        </li>
      ))}
    </ul>
  );
}
