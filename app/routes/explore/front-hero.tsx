import type { RecipeCard } from "#domain/recipe/recipe";
import { paths } from "#domain/site/paths";
import { useRootData } from "~/shell/root-data";
import { LinkButton } from "~/ui/link-button";
import { CardImage } from "~/ui/recipe-card";
import { useTranslation } from "~/ui/translation";

const PHOTOS = 3;

/** Tells a visitor what Popote is; `isNew` if nobody has an account yet. */
export function FrontHero({ recipes, isNew }: { recipes: RecipeCard[]; isNew: boolean }) {
  const { t } = useTranslation(["explore", "common"]);
  const canSignUp = useRootData()?.canSignUp;
  const photos = recipes.filter(({ imageVersion }) => imageVersion !== null).slice(0, PHOTOS);
  return (
    <div className={photos.length === PHOTOS ? "hero hero-photos" : "hero"}>
      <div>
        <h1>{t("common:tagline")}</h1>
        <p className="lead">{t("explore:what")}</p>
        {isNew && <p className="notice">{t("explore:first.text")}</p>}
        {canSignUp && (
          <p className="actions">
            <LinkButton to={paths.signup()}>
              {t(isNew ? "explore:first.create" : "explore:begin")}
            </LinkButton>
          </p>
        )}
      </div>
      {photos.length === PHOTOS && (
        <div className="mosaic">
          {photos.map((recipe) => (
            <CardImage key={recipe.id} recipe={recipe} isLazy={false} />
          ))}
        </div>
      )}
    </div>
  );
}
