import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { imagePaths, paths } from "#domain/site/paths";
import type { CookableSearch } from "#server/features/search/what-can-i-cook";
import { Icon } from "~/ui/icon";

export function WhatCanICook({ kitchen }: { kitchen: CookableSearch }) {
  const { t } = useTranslation("search");
  const { have, offers, asked: typed, cookable, isFull } = kitchen;
  const ids = have.map(({ id }) => id);
  return (
    <section className="kitchen" aria-labelledby="cook">
      {have.length === 0 && <h2 id="cook">{t("cook.title")}</h2>}
      <p>{t("cook.text")}</p>
      {have.length > 0 && <HaveList have={have} />}
      {typed !== null && <UnclearName name={typed} offers={offers} ids={ids} />}
      {isFull ? (
        <p className="notice">{t("cook.full", { count: have.length })}</p>
      ) : (
        <Form action={paths.search()} className="inline-form" key={ids.join()}>
          {ids.map((id) => (
            <input key={id} type="hidden" name="have" value={id} />
          ))}
          <label htmlFor="add">{t("cook.field")}</label>
          <input id="add" name="add" type="text" autoComplete="off" maxLength={50} required />
          <button type="submit" className="button button-primary">
            {t("cook.add")}
          </button>
        </Form>
      )}
      <CookableRecipes recipes={cookable} hasIngredients={have.length > 0} />
    </section>
  );
}

function HaveList({ have }: Pick<CookableSearch, "have">) {
  const { t } = useTranslation("search");
  const ids = have.map(({ id }) => id);
  return (
    <ul className="chips" aria-label={t("cook.have")}>
      {have.map(({ id, name }) => (
        <li key={id} className="chip">
          {name}{" "}
          <Link
            className="remove"
            to={paths.search({ have: ids.filter((other) => other !== id) })}
            aria-label={t("cook.remove", { name })}
            preventScrollReset
          >
            <Icon name="remove" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function UnclearName({
  name,
  offers,
  ids,
}: {
  name: string;
  offers: CookableSearch["offers"];
  ids: number[];
}) {
  const { t } = useTranslation("search");
  return (
    <div className="notice" role="status">
      {offers.length === 0 ? (
        <p>{t("cook.unknown", { name })}</p>
      ) : (
        <>
          <p>{t("cook.which", { name })}</p>
          <ul className="found-names">
            {offers.map((offer) => (
              <li key={offer.id}>
                <Link to={paths.search({ have: [...ids, offer.id] })}>{offer.name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function CookableRecipes({
  recipes,
  hasIngredients,
}: {
  recipes: CookableSearch["cookable"];
  hasIngredients: boolean;
}) {
  const { t, i18n } = useTranslation("search");
  if (recipes.length === 0) return hasIngredients ? <p>{t("cook.nothing")}</p> : null;
  const list = new Intl.ListFormat(i18n.language, { type: "unit" });
  return (
    <ul className="hits">
      {recipes.map(({ card, atHand, count, missing }) => (
        <li key={card.id} className="hit">
          <img
            src={imagePaths.recipeThumbnail(card.id, card.imageVersion)}
            alt=""
            width={96}
            height={72}
            loading="lazy"
          />
          <div>
            <h2>
              <Link to={paths.recipeView(card.id)} dir="auto">
                {card.title}
              </Link>
            </h2>
            <p>
              <b>{t("cook.atHand", { atHand, count })}</b>
              {missing.length > 0 && ` ${t("cook.missing", { names: list.format(missing) })}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
