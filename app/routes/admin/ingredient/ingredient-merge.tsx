import { Link } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";
import { OtherIngredientSearch } from "../parts/other-ingredient-search";
import type { SavedIngredient } from "./load-ingredient";

const ID = "merge";

/** Merges into another ingredient: search, choose, preview and confirm. */
export function MergeIngredient({ saved }: { saved: SavedIngredient }) {
  const { t } = useTranslation(["admin", "ingredient"]);
  const { id, merging } = saved;
  const { search, offers, chosen } = merging;
  return (
    <section id={ID} className="card">
      <h2>{t("ingredient.merge")}</h2>
      <p>{t("ingredient.mergeText")}</p>
      <OtherIngredientSearch
        action={`${adminPaths.ingredient()}#${ID}`}
        label={t("ingredient.merge")}
        kept={{ ingredient: id }}
        name="merge"
        search={search}
      />
      {search !== "" && offers.length === 0 && <p>{t("ingredients.none", { search })}</p>}
      {!chosen && offers.length > 0 && (
        <ul className="care-list" aria-label={t("ingredient.mergeOffers")}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <Link
                to={`${adminPaths.ingredient({ ingredient: id, merge: search, into: offer.id })}#${ID}`}
              >
                {offer.name}
              </Link>
              {offer.matchedName && (
                <span>{t("ingredient:list.matched", { name: offer.matchedName })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {chosen && <Question saved={saved} chosen={chosen} />}
    </section>
  );
}

type Chosen = NonNullable<SavedIngredient["merging"]["chosen"]>;

function Question({
  saved: { id, name, lines },
  chosen,
}: {
  saved: SavedIngredient;
  chosen: Chosen;
}) {
  const { t } = useTranslation("admin");
  const into = chosen.name;
  return (
    <form method="post" className="notice" action={adminPaths.ingredient({ ingredient: id })}>
      <h3>{t("ingredient.mergeTitle", { name, into })}</h3>
      <p>{t("ingredient.mergeLines", { count: lines, into })}</p>
      {chosen.notAllowed > 0 && (
        <p>{t("ingredient.notAllowed", { count: chosen.notAllowed, into })}</p>
      )}
      <p>{t("ingredient.mergeEnd", { name, into })}</p>
      <input type="hidden" name="into" value={chosen.id} />
      <p className="actions">
        <button type="submit" name="intent" value="merge" className="button button-danger">
          {t("ingredient.mergeYes")}
        </button>
        <LinkButton to={adminPaths.ingredient({ ingredient: id })} variant="quiet">
          {t("ingredient.cancel")}
        </LinkButton>
      </p>
    </form>
  );
}
