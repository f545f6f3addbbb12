import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import type { Import } from "#server/imports/queries";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useImportProblem } from "./problem";

/** What was found or what came of it, and what one may say to it. */
export function ImportWord({ found: { state, problem, counts } }: { found: Import }) {
  const { t } = useTranslation("import");
  const problemOf = useImportProblem();
  return (
    <>
      {problem !== null && (
        <p className="notice" role="alert">
          {problemOf(problem)}
        </p>
      )}
      {state === "READY" && counts.FOUND > 0 && <p>{t("view.nothingYet")}</p>}
      <ul className="counts">
        {counts.FOUND > 0 && <li>{t("count.FOUND", { count: counts.FOUND })}</li>}
        {counts.SAVED > 0 && <li>{t("count.SAVED", { count: counts.SAVED })}</li>}
        {counts.THERE > 0 && <li>{t("count.THERE", { count: counts.THERE })}</li>}
        {counts.FAILED > 0 && <li>{t("count.FAILED", { count: counts.FAILED })}</li>}
      </ul>
      {counts.THERE > 0 && <p>{t("view.there")}</p>}
      <PostForm className="actions">
        {counts.FOUND > 0 && (
          <button type="submit" name="intent" value="save" className="button button-primary">
            {t("view.save", { count: counts.FOUND })}
          </button>
        )}{" "}
        {counts.THERE > 0 && (
          <button type="submit" name="intent" value="saveTwins" className="button button-quiet">
            {t("view.saveTwins", { count: counts.THERE })}
          </button>
        )}{" "}
        <button type="submit" name="intent" value="drop" className="button button-quiet">
          {t("view.drop")}
        </button>{" "}
        <LinkButton to={paths.imports()} variant="quiet">
          {t("view.more")}
        </LinkButton>
      </PostForm>
      {counts.FOUND > 0 && <p className="hint">{t("view.private")}</p>}
    </>
  );
}
