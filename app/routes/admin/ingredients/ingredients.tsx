import { Link, useLoaderData } from "@remix-run/react";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { adminPaths } from "#domain/site/admin-paths";
import { cleanLine } from "#domain/text/text";
import {
  type IngredientWithUses,
  listIngredientsWithUses,
} from "#server/features/ingredients/listing-with-uses";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { LinkButton } from "~/ui/link-button";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { NameSearch } from "../parts/name-search";
import "../parts/ingredients.css";

export const handle = { i18n: ["admin", "ingredient"], title: "admin:ingredients.title" };

export const loader = forAdmin(async ({ db, url, locale }) => {
  const search = cleanLine(url.searchParams.get("search") ?? "").slice(0, MAX_INGREDIENT_NAME);
  const cursor = url.searchParams.get("cursor");
  const page = await listIngredientsWithUses(db, locale, { search, cursor });
  return { ...page, search, isFirstPage: cursor === null || search !== "" };
});

export default function AdminIngredients() {
  const { t } = useTranslation(["admin", "ingredient"]);
  const { ingredients, next, hasMore, search, isFirstPage } = useLoaderData<typeof loader>();
  return (
    <AdminRooms>
      <h1>{t("ingredients.title")}</h1>
      <p className="actions">
        <LinkButton to={adminPaths.ingredient()}>{t("ingredients.new")}</LinkButton>
        <LinkButton to={adminPaths.names()} variant="quiet">
          {t("names.title")}
        </LinkButton>
      </p>
      <NameSearch action={adminPaths.ingredients()} search={search} />
      {ingredients.length === 0 && <p>{t("ingredients.none", { search })}</p>}
      {hasMore && (
        <p className="hint">{t("ingredient:list.best", { count: ingredients.length })}</p>
      )}
      <ul className="care-list card">
        {ingredients.map((ingredient) => (
          <Row key={ingredient.id} ingredient={ingredient} />
        ))}
      </ul>
      <Pager
        first={isFirstPage ? null : adminPaths.ingredients()}
        next={next && adminPaths.ingredients({ cursor: next })}
      />
    </AdminRooms>
  );
}

function Row({ ingredient }: { ingredient: IngredientWithUses }) {
  const { t } = useTranslation(["admin", "ingredient"]);
  const { id, name, matchedName, category, source, isEdited, uses } = ingredient;
  const facts = [
    t(`ingredient:category.${category}`),
    source ?? t("ingredients.own"),
    source && isEdited && t("ingredients.edited"),
    t("ingredients.uses", { count: uses }),
  ];
  return (
    <li>
      <Link to={adminPaths.ingredient({ ingredient: id })}>{name}</Link>
      {matchedName && <span>{t("ingredient:list.matched", { name: matchedName })}</span>}
      <span>{facts.filter(Boolean).join(" · ")}</span>
    </li>
  );
}
