import { Link } from "@remix-run/react";
import { FOREIGN_PROGRAMS, isForeignProgram } from "#domain/import/foreign-programs";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import type { ImportFolder } from "#server/features/imports/folders";
import type { Import } from "#server/features/imports/queries";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { ImportFolders } from "./import-folders";
import { ImportReaders } from "./import-readers";

const NEWEST_OF_MINE = paths.recipeList({ source: ["user"], sort: "DATE", order: "desc" });

export function ImportOutcome({
  imported: { id, state, problem, visibility, counts, table },
  folders,
}: {
  imported: Import;
  folders: ImportFolder[];
}) {
  const { t } = useTranslation("import");
  const formatProblem = useImportProblem();
  const canSave = counts.FOUND + counts.THERE > 0;
  return (
    <>
      {problem !== null && (
        <p className="notice" role="alert">
          {formatProblem(problem)}
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
      {counts.SAVED > 0 && (
        <p className="actions">
          <LinkButton to={NEWEST_OF_MINE}>{t("view.see", { count: counts.SAVED })}</LinkButton>
        </p>
      )}
      {canSave && (
        <PostForm key="save">
          <ImportReaders visibility={visibility} />
          <p className="hint">{t("view.written")}</p>
          <p className="actions">
            {counts.FOUND > 0 && (
              <button type="submit" name="intent" value="save" className="button button-primary">
                {t("view.save", { count: counts.FOUND })}
              </button>
            )}{" "}
            {counts.THERE > 0 && (
              <button type="submit" name="intent" value="saveTwins" className="button button-quiet">
                {t("view.saveTwins", { count: counts.THERE })}
              </button>
            )}
          </p>
        </PostForm>
      )}
      {!canSave && counts.SAVED > 0 && (
        <PostForm key="change">
          <ImportReaders visibility={visibility} />
          <p className="actions">
            <button type="submit" name="intent" value="change" className="button button-quiet">
              {t("view.change", { count: counts.SAVED })}
            </button>
          </p>
        </PostForm>
      )}
      {folders.length > 0 && <ImportFolders folders={folders} />}
      <PostForm className="actions">
        <LinkButton to={paths.imports()} variant="quiet">
          {t("view.more")}
        </LinkButton>
        <button type="submit" name="intent" value="drop" className="button button-quiet">
          {t("view.drop")}
        </button>
      </PostForm>
      {table === "matched" && counts.SAVED === 0 && (
        <p>
          <Link to={ownPaths.importColumns(id)} className="alone">
            {t("view.columns")}
          </Link>
        </p>
      )}
    </>
  );
}

export function useImportProblem(): (problem: string) => string {
  const { t } = useTranslation("import");
  return (problem) => {
    if (!isForeignProgram(problem)) return t(`problem.${problem as "damaged"}`);
    const { name, advice } = FOREIGN_PROGRAMS[problem];
    return t("foreign.text", { name, advice: t(`foreign.advice.${advice}`) });
  };
}
