import type { FormMetadata } from "@conform-to/react";
import { Link } from "@remix-run/react";
import type { PageWarning } from "#domain/import/import";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { paths } from "#domain/site/paths";
import type { Duplicate } from "#server/features/imports/duplicates";
import { useTranslation } from "~/ui/translation";

export function ImportedNotice({
  form,
  lines,
  duplicates,
  doubts,
  leftOut,
}: {
  form: FormMetadata<RecipeFormValues>;
  lines: { doubtful: string }[];
  duplicates: Duplicate[];
  doubts: PageWarning[];
  leftOut: string[];
}) {
  const { t } = useTranslation("recipeForm");
  const doubtful = lines.flatMap((line, index) => (line.doubtful ? [index] : []));
  return (
    <section className="notice" aria-labelledby="imported">
      <h2 id="imported">{t("imported.title")}</h2>
      <p>{t("imported.text")}</p>
      {doubts.length > 0 && (
        <ul>
          {doubts.map((doubt) => (
            <li key={doubt.kind}>
              <strong>{t(`imported.doubt.${doubt.kind}`, { ...doubt })}</strong>
            </li>
          ))}
        </ul>
      )}
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
      {leftOut.length > 0 && (
        <details>
          <summary>{t("imported.leftOut", { count: leftOut.length })}</summary>
          <p className="left-out" dir="auto">
            {leftOut.join("\n")}
          </p>
        </details>
      )}
      {duplicates.length > 0 && (
        <>
          <p>
            <strong>{t("imported.twins")}</strong>
          </p>
          <ul>
            {duplicates.map(({ id, title, hasSameSource }) => (
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
