import type { FormMetadata } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import type { RecipeFormValues } from "#domain/recipe-values";
import type { Duplicate } from "#server/imports/duplicates";

/** Says that a recipe was found elsewhere: which lines want a look, and what there is like it already. */
export function ImportedNotice({
  form,
  lines,
  twins,
}: {
  form: FormMetadata<RecipeFormValues>;
  lines: { typed: string }[];
  twins: Duplicate[];
}) {
  const { t } = useTranslation("recipe");
  const doubtful = lines.flatMap(({ typed }, index) => (typed ? [index] : []));
  return (
    <section className="notice" aria-labelledby="imported">
      <h2 id="imported">{t("imported.title")}</h2>
      <p>{t("imported.text")}</p>
      {doubtful.length > 0 && (
        <p>
          {t("imported.doubts", { count: doubtful.length })}{" "}
          {doubtful.map((index) => (
            <span key={index}>
              <a href={`#${form.id}-ingredients[${index}].name`}>
                {t("imported.line", { number: index + 1 })}
              </a>{" "}
            </span>
          ))}
        </p>
      )}
      {twins.length > 0 && (
        <>
          <p>
            <strong>{t("imported.twins")}</strong>
          </p>
          <ul>
            {twins.map(({ id, title, hasSameSource }) => (
              <li key={id}>
                <Link to={paths.recipeView(id)} dir="auto">
                  {title}
                </Link>{" "}
                {t(hasSameSource ? "imported.sameSource" : "imported.sameTitle")}
              </li>
            ))}
          </ul>
          <p>{t("imported.twinsText")}</p>
        </>
      )}
    </section>
  );
}
