import { paths } from "#domain/site/paths";
import type { RecipeChoices } from "#server/features/cookbooks/recipe-choices";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { RecipeTicks } from "./recipe-ticks";

export interface LoadedRecipes extends Omit<RecipeChoices, "cookbook"> {
  title: string;
  cookbookId: number;
  search: string;
  all: number[];
}

/** Recipes to tick. Search and paging are buttons of the same form, so that they keep the ticks. */
export function AddRecipes({ loaded }: { loaded: LoadedRecipes }) {
  const { t } = useTranslation("cookbook");
  const { title, cookbookId, search, recipes, ticked, all } = loaded;
  const isAddable = ticked.length > 0 || recipes.some(({ holds }) => !holds);
  return (
    <div className="settings">
      <section className="card">
        <h1 dir="auto">{t("pick.title", { name: title })}</h1>
        <PostForm key={[search, ...recipes.map(({ id }) => id)].join()}>
          <input type="hidden" name="addTo" value={cookbookId} />
          <SearchField search={search} />
          {ticked.length > 0 && (
            <>
              <h2>{t("pick.ticked")}</h2>
              <RecipeTicks recipes={ticked} ticked={all} />
            </>
          )}
          <h2>{search ? t("pick.found", { search }) : t("pick.mine")}</h2>
          {recipes.length === 0 && <p>{t(search ? "pick.none" : "pick.noneMine")}</p>}
          <RecipeTicks recipes={recipes} ticked={all} />
          <OtherPages loaded={loaded} />
          <div className="actions">
            {isAddable && (
              <button
                type="submit"
                name="intent"
                value="addRecipes"
                className="button button-primary"
              >
                {t("pick.submit")}
              </button>
            )}
            <LinkButton to={paths.cookbookView(cookbookId)} variant="quiet">
              {t("pick.back")}
            </LinkButton>
          </div>
        </PostForm>
      </section>
    </div>
  );
}

function SearchField({ search }: { search: string }) {
  const { t } = useTranslation("cookbook");
  const label = t("pick.search");
  return (
    <search aria-label={label} className="inline-form">
      <input
        type="search"
        name="search"
        defaultValue={search}
        aria-label={label}
        placeholder={label}
        maxLength={200}
      />
      <button type="submit" formMethod="get" className="button button-quiet">
        {t("pick.find")}
      </button>
    </search>
  );
}

function OtherPages({ loaded: { next, isFirstPage } }: { loaded: LoadedRecipes }) {
  const { t } = useTranslation();
  if (!next && isFirstPage) return null;
  return (
    <nav className="actions" aria-label={t("pager.label")}>
      {!isFirstPage && (
        <button type="submit" formMethod="get" className="button button-quiet">
          {t("pager.first")}
        </button>
      )}
      {next && (
        <button
          type="submit"
          formMethod="get"
          name="cursor"
          value={next}
          className="button button-quiet"
        >
          {t("pager.next")}
        </button>
      )}
    </nav>
  );
}
