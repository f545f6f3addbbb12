import { useLoaderData } from "@remix-run/react";
import { countBySource } from "#server/features/ingredients/ingredient-details";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { useTranslation } from "~/ui/translation";
import { describeSources } from "../parts/sources";
import "../parts/ingredient.css";

export const handle = { i18n: ["ingredient"], title: "ingredient:data.title" };

export const loader = forAnyone(async ({ db, locale }) => {
  const counts = await countBySource(db);
  return {
    sources: describeSources(locale).map((source) => ({
      ...source,
      count: counts.get(source.name) ?? 0,
    })),
    ownCount: counts.get(null) ?? 0,
  };
});

const TOPICS = ["missing", "carbohydrates", "fat", "portions", "advice"] as const;

export default function IngredientData() {
  const { t } = useTranslation("ingredient");
  const { sources, ownCount } = useLoaderData<typeof loader>();
  return (
    <article className="ingredient-data">
      <h1>{t("data.title")}</h1>
      <p>{t("data.intro")}</p>
      {sources.map(({ name, title, attribution, licence, count }) => (
        <section key={name} className="card">
          <h2>{title}</h2>
          <p lang={attribution.language}>{attribution.text}</p>
          <p>
            {t("data.count", { count })} · {licence}
          </p>
        </section>
      ))}
      {ownCount > 0 && <p>{t("data.own", { count: ownCount })}</p>}
      {TOPICS.map((topic) => (
        <section key={topic}>
          <h2>{t(`data.${topic}.title`)}</h2>
          <p>{t(`data.${topic}.text`)}</p>
        </section>
      ))}
    </article>
  );
}
