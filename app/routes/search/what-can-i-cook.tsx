import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { imagePaths, paths } from "#domain/paths";
import type { Kitchen } from "#server/search/kitchen";
import { Icon } from "~/ui/icon";

/** Say what you have, one ingredient after the other; the recipes that need it follow. */
export function WhatCanICook({ kitchen }: { kitchen: Kitchen }) {
  const { t } = useTranslation("search");
  const { have, offers, asked, cookable, isFull } = kitchen;
  const ids = have.map(({ id }) => id);
  return (
    <section className="kitchen" aria-labelledby="cook">
      {have.length === 0 && <h2 id="cook">{t("cook.title")}</h2>}
      <p>{t("cook.text")}</p>
      {have.length > 0 && (
        <ul className="chips" aria-label={t("cook.have")}>
          {have.map(({ id, name }) => (
            <li key={id} className="chip chip-quiet">
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
      )}
      {asked !== null && (
        <div className="notice" role="status">
          {offers.length === 0 ? (
            <p>{t("cook.unknown", { name: asked })}</p>
          ) : (
            <>
              <p>{t("cook.which", { name: asked })}</p>
              <ul className="found-names">
                {offers.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={paths.search({ have: [...ids, id] })}>{name}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
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
      <Cookable found={cookable} isAsked={have.length > 0} />
    </section>
  );
}

function Cookable({ found, isAsked }: { found: Kitchen["cookable"]; isAsked: boolean }) {
  const { t, i18n } = useTranslation("search");
  if (found.length === 0) return isAsked ? <p>{t("cook.nothing")}</p> : null;
  const list = new Intl.ListFormat(i18n.language, { type: "unit" });
  return (
    <ul className="hits">
      {found.map(({ card, atHand, count, missing }) => (
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
