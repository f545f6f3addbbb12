import { Link } from "@remix-run/react";
import type { Language } from "#domain/language/languages";
import { paths } from "#domain/site/paths";
import { SearchForm } from "~/ui/search-form";
import { useTranslation } from "~/ui/translation";

/** What the way to another recipe keeps. */
interface Kept {
  day: string;
  meal: string;
  cookbook: number | undefined;
}

interface FoundRecipesProps extends Kept {
  search: string;
  found: { id: number; title: string; language: Language }[];
}

export function FoundRecipes({ search, found, day, meal, cookbook }: FoundRecipesProps) {
  const { t } = useTranslation("plan");
  return (
    <section className="card">
      <SearchForm
        action={paths.planAdd()}
        label={t("search")}
        submit={t("find")}
        kept={{ day, meal, ...(cookbook && { cookbook }) }}
        name="search"
        aria-label={t("search")}
        search={search}
        maxLength={200}
      />
      {found.length === 0 && <p>{t("none")}</p>}
      <ul className="plan-found">
        {found.map(({ id, title, language }) => (
          <li key={id}>
            <Link to={paths.planAdd({ day, meal, cookbook, recipe: id })}>
              <span lang={language} dir="auto">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ChosenRecipe({
  recipe,
  other,
}: {
  recipe: { id: number; title: string };
  other: Kept;
}) {
  const { t } = useTranslation("plan");
  return (
    <>
      <input type="hidden" name="recipe" value={recipe.id} />
      <h2 dir="auto">{recipe.title}</h2>
      <p>
        <Link to={paths.planAdd(other)} className="alone">
          {t("other")}
        </Link>
      </p>
    </>
  );
}
