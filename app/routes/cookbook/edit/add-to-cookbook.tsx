import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { CookbookChoice } from "#server/features/cookbooks/listing";
import { LinkButton } from "~/ui/link-button";
import { Pager } from "~/ui/pager";
import { PostForm } from "~/ui/post-form";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";
import { CookbookThumbnail } from "../parts/cookbook-thumbnail";

export interface LoadedChoices {
  title: string;
  recipeId: number;
  choices: CookbookChoice[];
  next: string | null;
  isFirstPage: boolean;
  formKey: string;
}

export function AddToCookbook({
  loaded: { title, recipeId, choices, next, isFirstPage, formKey },
  result,
}: {
  loaded: LoadedChoices;
  result: SubmissionResult | undefined;
}) {
  const { t } = useTranslation("cookbook");
  const pageAfter = (cursor?: string) => paths.cookbookEdit({ addRecipe: recipeId, cursor });
  return (
    <div className="settings">
      <section className="card">
        <h1>{t("add.title")}</h1>
        <p>
          <Link to={paths.recipeView(recipeId)} dir="auto">
            {title}
          </Link>
        </p>
        {choices.length === 0 && isFirstPage && <p>{t("add.none")}</p>}
        <ul className="members">
          {choices.map((choice) => (
            <li key={choice.id}>
              <Choice choice={choice} />
            </li>
          ))}
        </ul>
        <Pager first={isFirstPage ? null : pageAfter()} next={next && pageAfter(next)} />
        <LinkButton to={paths.recipeView(recipeId)} variant="quiet">
          {t("add.back")}
        </LinkButton>
      </section>
      <section className="card">
        <h2>{t("add.new")}</h2>
        <SimpleForm
          id="name"
          intent="createWithRecipe"
          result={result}
          submit={t("add.create")}
          fields={[{ name: "name", label: t("field.name"), autoComplete: "off" }]}
        >
          <input type="hidden" name="formKey" value={formKey} />
        </SimpleForm>
      </section>
    </div>
  );
}

function Choice({
  choice: { id, name, imageVersion, holds, mayRemove },
}: {
  choice: CookbookChoice;
}) {
  const { t } = useTranslation("cookbook");
  const move = holds ? "removeRecipe" : "addRecipe";
  return (
    <>
      <CookbookThumbnail
        cookbook={{ id, imageVersion }}
        className="cookbook-thumbnail"
        width={56}
        height={42}
        loading="lazy"
      />
      <Link to={paths.cookbookView(id)} dir="auto">
        {name}
      </Link>
      {holds && <span className="chip">{t("add.holds")}</span>}
      {(!holds || mayRemove) && (
        <PostForm className="member-buttons">
          <input type="hidden" name="cookbook" value={id} />
          <button
            type="submit"
            name="intent"
            value={move}
            className={`button button-${holds ? "quiet" : "primary"}`}
            aria-label={t(`add.${move}Of`, { name })}
          >
            {t(`add.${move}`)}
          </button>
        </PostForm>
      )}
    </>
  );
}
