import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { imagePaths, paths } from "#domain/paths";
import type { RecipeChoice } from "#server/cookbooks/recipe-choices";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";

export interface LoadedRecipes {
  title: string;
  cookbookId: number;
  search: string;
  recipes: RecipeChoice[];
}

/** Recipes to tick, one's own or found by a search, and a button that adds them to a cookbook. */
export function AddRecipes({
  loaded: { title, cookbookId, search, recipes },
}: {
  loaded: LoadedRecipes;
}) {
  const { t } = useTranslation("cookbook");
  const label = t("pick.search");
  return (
    <div className="settings">
      <section className="card">
        <h1 dir="auto">{t("pick.title", { name: title })}</h1>
        <Form
          role="search"
          aria-label={label}
          action={paths.cookbookEdit()}
          className="inline-form"
        >
          <input type="hidden" name="addTo" value={cookbookId} />
          <input
            key={search}
            type="search"
            name="search"
            defaultValue={search}
            aria-label={label}
            placeholder={label}
            maxLength={200}
          />
          <button type="submit" className="button button-quiet">
            {t("pick.find")}
          </button>
        </Form>
        <h2>{search ? t("pick.found", { search }) : t("pick.mine")}</h2>
        {recipes.length === 0 && <p>{t(search ? "pick.none" : "pick.noneMine")}</p>}
        <PostForm key={search}>
          <ul className="members">
            {recipes.map((recipe) => (
              <li key={recipe.id}>
                <Choice recipe={recipe} />
              </li>
            ))}
          </ul>
          <div className="actions">
            {recipes.some(({ holds }) => !holds) && (
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

function Choice({
  recipe: { id, title, language, imageVersion, author, holds },
}: {
  recipe: RecipeChoice;
}) {
  const { t } = useTranslation("cookbook");
  return (
    <>
      <label className="recipe-choice">
        <input type="checkbox" name="recipe" value={id} defaultChecked={holds} disabled={holds} />
        <img
          className="cookbook-thumbnail"
          src={imagePaths.recipeThumbnail(id, imageVersion)}
          alt=""
          width={56}
          height={42}
          loading="lazy"
        />
        <span>
          <span lang={language} dir="auto">
            {title}
          </span>{" "}
          <span className="hint" dir="auto">
            {author.username}
          </span>
        </span>
      </label>
      {holds && <span className="chip">{t("add.holds")}</span>}
    </>
  );
}
