import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import { MAX_INGREDIENT_NAME } from "#domain/recipe";
import { cleanLine } from "#domain/text";
import { asId } from "#server/http/pipeline/id-parameters";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { getKitchen } from "#server/search/kitchen";
import { search } from "#server/search/search";
import { Pager } from "~/ui/pager";
import { RecipeHits } from "./recipe-hits";
import { SearchForm } from "./search-form";
import { WhatCanICook } from "./what-can-i-cook";
import "./search.css";

export const handle = { i18n: ["search", "recipe"], title: "search:title" };

/** Of what was looked for, as much is said again. */
const SAID = 60;

export const loader = forAnyone(async ({ db, viewer, url, locale }) => {
  const { searchParams } = url;
  const text = cleanLine(searchParams.get("search") ?? "");
  const have = searchParams.getAll("have").flatMap((id) => asId(id) ?? []);
  const add = cleanLine(searchParams.get("add") ?? "").slice(0, MAX_INGREDIENT_NAME);
  const kitchen = viewer && (await getKitchen(db, viewer, { have, add }, locale));
  if (kitchen?.added) throw redirect(paths.search({ have: kitchen.added }), 303);
  const cursor = searchParams.get("cursor");
  return {
    text: text.slice(0, SAID),
    search: text,
    isFirstPage: cursor === null,
    isVisitor: viewer === null,
    found: text === "" ? null : await search(db, viewer, text, { cursor, locale }),
    kitchen,
  };
});

export default function Search() {
  const { t } = useTranslation("search");
  const { text, search, found, kitchen, isFirstPage, isVisitor } = useLoaderData<typeof loader>();
  const isCooking = (kitchen?.have.length ?? 0) > 0;
  return (
    <>
      <h1>{found ? t("resultsFor", { text }) : isCooking ? t("cook.title") : t("title")}</h1>
      {isVisitor && <SearchForm search={search} />}
      {found && (
        <>
          {found.isCut && <p className="notice">{t("cut")}</p>}
          {found.isForgiving && <p className="notice">{t("forgiving", { text })}</p>}
          {found.recipes.length + found.ingredients.length + found.people.length === 0 && (
            <p>{t("nothing", { text })}</p>
          )}
          <RecipeHits hits={found.recipes} />
          <Pager
            first={isFirstPage ? null : paths.search({ search })}
            next={found.next && paths.search({ search, cursor: found.next })}
          />
          <Ingredients found={found.ingredients} />
          <People found={found.people} />
        </>
      )}
      {!found && !isCooking && <p>{t("hint")}</p>}
      {kitchen && !found && <WhatCanICook kitchen={kitchen} />}
      {kitchen && found && (
        <p>
          <Link to={paths.search()}>{t("cook.link")}</Link>
        </p>
      )}
    </>
  );
}

type Found = NonNullable<Awaited<ReturnType<typeof loader>>["found"]>;

function Ingredients({ found }: { found: Found["ingredients"] }) {
  const { t } = useTranslation("search");
  if (found.length === 0) return null;
  return (
    <section>
      <h2>{t("ingredients")}</h2>
      <ul className="found-names">
        {found.map(({ id, name, matchedName }) => (
          <li key={id}>
            <Link to={paths.ingredientView(id)}>{name}</Link>
            {matchedName && <span className="hint"> ({matchedName})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function People({ found }: { found: Found["people"] }) {
  const { t } = useTranslation("search");
  if (found.length === 0) return null;
  return (
    <section>
      <h2>{t("people")}</h2>
      <ul className="found-names">
        {found.map(({ id, username }) => (
          <li key={id}>
            <Link to={paths.userView(id)} dir="auto">
              {username}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
