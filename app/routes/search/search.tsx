import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { MAX_TAG } from "#domain/recipe/tags";
import { paths } from "#domain/site/paths";
import { cleanLine } from "#domain/text/text";
import { search } from "#server/features/search/search";
import { searchCookable } from "#server/features/search/what-can-i-cook";
import { readHouseholdChoice } from "#server/http/forms/household-choice";
import { parseId } from "#server/http/pipeline/id-parameters";
import { respond } from "#server/http/pipeline/page-response";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { LinkButton } from "~/ui/link-button";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import { RecipeHits } from "./recipe-hits";
import { TagLinks } from "./tag-links";
import { MAX_ADDED, WhatCanICook } from "./what-can-i-cook";
import "./search.css";

export const handle = { i18n: ["search", "recipe"], title: "search:title" };

const SHOWN_LENGTH = 60;

export const loader = forAnyone(async ({ db, viewer, url, uiLocale }) => {
  const { searchParams } = url;
  const text = cleanLine(searchParams.get("search") ?? "");
  const have = searchParams.getAll("have").flatMap((id) => parseId(id) ?? []);
  const add = cleanLine(searchParams.get("add") ?? "").slice(0, MAX_ADDED);
  const kept = { ...readHouseholdChoice(searchParams), fill: searchParams.has("hand") };
  const kitchen = viewer && (await searchCookable(db, viewer, { have, add, ...kept }, uiLocale));
  const cookbook = kept.cookbook ?? undefined;
  if (kitchen?.added) {
    const left = kitchen.unclear.map(({ name }) => name).join(", ");
    throw redirect(paths.search({ have: kitchen.added, add: left || undefined, cookbook }), 303);
  }
  const cursor = searchParams.get("cursor");
  const isExact = searchParams.has("exact");
  const tag = cleanLine(searchParams.get("tag") ?? "").slice(0, MAX_TAG);
  if (text === "" && tag !== "") throw redirect(paths.explore({ tag }));
  const results =
    text === "" ? null : await search(db, viewer, text, { cursor, isExact, tag, locale: uiLocale });
  return respond(
    {
      ...{ text: text.slice(0, SHOWN_LENGTH), search: text, isExact, tag, results },
      ...{ kitchen, cookbook, isFirstPage: cursor === null },
    },
    { caching: { kind: "rendering" } },
  );
});

export default function Search() {
  const { t } = useTranslation("search");
  const { text, search, isExact, tag, results, kitchen, cookbook, isFirstPage } =
    useLoaderData<typeof loader>();
  const untagged = isExact ? { search, exact: 1 } : { search };
  const query = tag ? { ...untagged, tag } : untagged;
  const isCooking = (kitchen?.have.length ?? 0) > 0;
  return (
    <>
      <h1>{results ? t("resultsFor", { text }) : isCooking ? t("cook.title") : t("title")}</h1>
      {results && (
        <>
          <TagLinks {...{ untagged, tag, tags: results.tags }} />
          <Notices results={results} text={text} exact={isExact ? null : search} />
          {results.recipes.length === 0 && <NoRecipe results={results} text={text} />}
          <RecipeHits hits={results.recipes} />
          <Pager
            first={isFirstPage ? null : paths.search(query)}
            next={results.next && paths.search({ ...query, cursor: results.next })}
          />
          <Ingredients results={results.ingredients} />
          <People results={results.people} />
        </>
      )}
      {!results && !isCooking && <p>{t("hint")}</p>}
      {kitchen && !results && <WhatCanICook kitchen={kitchen} cookbook={cookbook} />}
      {kitchen && results && (
        <p>
          <Link to={paths.search()} className="alone">
            {t("cook.link")}
          </Link>
        </p>
      )}
    </>
  );
}

function Notices({
  results,
  text,
  exact,
}: {
  results: Results;
  text: string;
  exact: string | null;
}) {
  const { t } = useTranslation("search");
  return (
    <>
      {results.isCut && <p className="notice">{t("cut")}</p>}
      {results.isReindexing && <p className="notice">{t("reindexing")}</p>}
      {results.isStopped && (
        <p className="notice">
          {t("stopped")}{" "}
          {exact && (
            <Link to={paths.search({ search: exact, exact: 1 })} className="alone">
              {t("exact")}
            </Link>
          )}
        </p>
      )}
      {results.isForgiving && <p className="notice">{t("forgiving", { text })}</p>}
      {results.partly.length > 0 && (
        <p className="notice" dir="auto">
          {t("partly", { words: results.partly.join(", ") })}
        </p>
      )}
    </>
  );
}

function NoRecipe({ results, text }: { results: Results; text: string }) {
  const { t } = useTranslation(["search", "common"]);
  const isAll = results.ingredients.length + results.people.length === 0;
  return (
    <section className="card">
      <p>{t(isAll ? "search:nothing" : "search:noRecipe", { text })}</p>
      <div className="actions">
        <LinkButton to={paths.explore()} variant="quiet">
          {t("common:shell.explore")}
        </LinkButton>
      </div>
    </section>
  );
}

type Results = Awaited<ReturnType<typeof search>>;

function Ingredients({ results }: { results: Results["ingredients"] }) {
  const { t } = useTranslation("search");
  if (results.length === 0) return null;
  return (
    <section>
      <h2>{t("ingredients")}</h2>
      <ul className="found-names">
        {results.map(({ id, name, matchedName }) => (
          <li key={id}>
            <Link to={paths.ingredientView(id)}>{name}</Link>
            {matchedName && <span className="hint"> ({matchedName})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function People({ results }: { results: Results["people"] }) {
  const { t } = useTranslation("search");
  if (results.length === 0) return null;
  return (
    <section>
      <h2>{t("people")}</h2>
      <ul className="found-names">
        {results.map(({ id, username }) => (
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
