import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import type { ShownRecipe } from "#server/features/recipes/shown-lines";
import { IngredientList } from "~/routes/recipe/parts/ingredient-list";
import { RecipeFacts } from "~/routes/recipe/parts/recipe-facts";
import { useDateFormat } from "~/ui/date-format";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";
import type { FormAddresses } from "./recipe-form-values";

export function RecipeConflict({
  current,
  addresses,
  keepsDrafts,
}: {
  current: ShownRecipe;
  addresses: FormAddresses;
  keepsDrafts: boolean;
}) {
  const { t } = useTranslation(["recipeForm", "recipe"]);
  const at = new Date(current.updatedAt);
  const time = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  return (
    <section className="notice conflict" role="alert">
      <h2>{t("conflict.title")}</h2>
      <p>{t("conflict.text", { time: time(at) })}</p>
      <p>
        <Link to={addresses.cancel} reloadDocument className="alone">
          {t("conflict.saved")}
        </Link>
      </p>
      <details open>
        <summary>{t("conflict.theirs")}</summary>
        <h3 dir="auto">{current.title}</h3>
        {current.description && <p dir="auto">{current.description}</p>}
        <p className="chips">
          {current.category && (
            <span className="chip">{t(`recipe:category.${current.category}`)}</span>
          )}
          <span className="chip">{t(`recipe:visibility.${current.visibility}`)}</span>
        </p>
        {current.photos.map(({ key, alt }) => (
          <img
            key={key}
            src={addresses.image(key)}
            alt={alt || t("recipe:view.photoOf", { title: current.title })}
            width={160}
            height={120}
          />
        ))}
        <RecipeFacts recipe={current} />
        <IngredientList
          lines={current.ingredients}
          headings={current.headings.ingredients}
          language={current.language}
        />
        <ol>
          {current.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is its place in the list.
            <li key={index} dir="auto">
              {step}
            </li>
          ))}
        </ol>
        <ul>
          {current.tips.map((tip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is its place in the list.
            <li key={index} dir="auto">
              {tip}
            </li>
          ))}
        </ul>
      </details>
      {keepsDrafts ? (
        <Button type="submit" name="intent" value="dropDraft" variant="default">
          {t("conflict.takeTheirs")}
        </Button>
      ) : (
        <LinkButton to={addresses.again} reloadDocument variant="quiet">
          {t("conflict.takeTheirs")}
        </LinkButton>
      )}
    </section>
  );
}
