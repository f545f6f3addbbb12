import { Form, Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ownPaths } from "#domain/site/own-paths";
import { imagePaths, paths } from "#domain/site/paths";
import { formatList } from "#domain/text/format-list";
import type { CookableSearch } from "#server/features/search/what-can-i-cook";
import { useIngredientSuggestions } from "~/recipe-form/ingredient-suggestions";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";

/** Room for a few names with commas between them. */
export const MAX_ADDED = 200;

interface WhatCanICookProps {
  kitchen: CookableSearch;
  /** Whose foods are at hand, unless the viewer's own. */
  cookbook: number | undefined;
}

export function WhatCanICook({ kitchen, cookbook }: WhatCanICookProps) {
  const { t } = useTranslation("search");
  const { have, unclear, cookable, isFull, kept } = kitchen;
  const ids = have.map(({ id }) => id);
  return (
    <section className="kitchen" aria-labelledby="cook">
      {have.length === 0 && <h2 id="cook">{t("cook.title")}</h2>}
      <p>
        {t("cook.text")} {t("cook.basics")}
      </p>
      <Added have={have} />
      {have.length > 0 && <HaveList have={have} cookbook={cookbook} />}
      {unclear.map(({ name, offers }) => (
        <UnclearName
          key={name}
          name={name}
          offers={offers}
          ids={ids}
          cookbook={cookbook}
          others={unclear.filter((each) => each.name !== name).map((each) => each.name)}
        />
      ))}
      {isFull ? (
        <p className="notice">{t("cook.full", { count: have.length })}</p>
      ) : (
        <Form action={paths.search()} className="inline-form" key={ids.join()}>
          {ids.map((id) => (
            <input key={id} type="hidden" name="have" value={id} />
          ))}
          {cookbook !== undefined && <input type="hidden" name="cookbook" value={cookbook} />}
          <label htmlFor="add">{t("cook.field")}</label>
          <NameField isFocused={have.length > 0} />
          <button type="submit" className="button button-primary">
            {t("cook.add")}
          </button>
        </Form>
      )}
      <p className="actions">
        {kept > 0 && (
          <Link to={paths.search({ have: ids, hand: 1, cookbook })} className="button button-quiet">
            {t("cook.fill", { count: kept })}
          </Link>
        )}
        <Link to={ownPaths.atHand(cookbook)} className="button button-quiet">
          {t("cook.kept")}
        </Link>
      </p>
      <CookableRecipes recipes={cookable} hasIngredients={have.length > 0} />
    </section>
  );
}

/** Says what was added since the page before. */
function Added({ have }: Pick<CookableSearch, "have">) {
  const { t, i18n } = useTranslation("search");
  const before = useRef(have);
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const added = have.filter(({ id }) => !before.current.some((each) => each.id === id));
    before.current = have;
    setNames(added.map(({ name }) => name));
  }, [have]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {names.length > 0 && t("cook.added", { names: formatList(names, i18n.language) })}
    </p>
  );
}

/** With script, suggests names for what stands after the last comma. */
function NameField({ isFocused }: { isFocused: boolean }) {
  const { suggestions = [], ask } = useIngredientSuggestions();
  const [typed, setTyped] = useState("");
  const before = /^.*[,;]\s*/.exec(typed)?.[0] ?? "";
  return (
    <>
      <input
        id="add"
        name="add"
        type="text"
        autoComplete="off"
        list="add-names"
        maxLength={MAX_ADDED}
        required
        // biome-ignore lint/a11y/noAutofocus: after an ingredient was added, the next is typed.
        autoFocus={isFocused}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          ask(value.split(/[,;]/).at(-1)?.trim() ?? "");
        }}
      />
      <datalist id="add-names">
        {suggestions.map(({ id, name, matchedName }) => (
          <option key={id} value={before + (matchedName ?? name)} />
        ))}
      </datalist>
    </>
  );
}

function HaveList({
  have,
  cookbook,
}: Pick<CookableSearch, "have"> & Pick<WhatCanICookProps, "cookbook">) {
  const { t } = useTranslation("search");
  const ids = have.map(({ id }) => id);
  return (
    <ul className="chips" aria-label={t("cook.have")}>
      {have.map(({ id, name }) => (
        <li key={id} className="chip">
          {name}{" "}
          <Link
            className="remove"
            to={paths.search({ have: ids.filter((other) => other !== id), cookbook })}
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
  cookbook,
  others,
}: CookableSearch["unclear"][number] &
  Pick<WhatCanICookProps, "cookbook"> & { ids: number[]; others: string[] }) {
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
                <Link
                  to={paths.search({
                    have: [...ids, offer.id],
                    add: others.join(", ") || undefined,
                    cookbook,
                  })}
                >
                  {offer.name}
                </Link>
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
  return (
    <ul className="hits">
      {recipes.map(({ card, atHand, count, missing }) => (
        <li key={card.id} className="hit">
          <img src={imagePaths.recipeCard(card)} alt="" width={96} height={72} loading="lazy" />
          <div>
            <h2>
              <Link to={paths.recipeView(card.id)} dir="auto">
                {card.title}
              </Link>
            </h2>
            <p>
              <b>{t("cook.atHand", { atHand, count })}</b>
              {missing.length > 0 &&
                ` ${t("cook.missing", { names: formatList(missing, i18n.language, "unit") })}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
