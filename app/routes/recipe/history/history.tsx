import { Link, useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { getHistory } from "#server/features/recipes/history";
import { restoreRevision } from "#server/features/recipes/restore-revision";
import { readFormKey } from "#server/http/forms/form-key";
import { readForm } from "#server/http/forms/read-form";
import { getId, parseId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { newSecret } from "#server/platform/secrets";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import { RecipeSave } from "./recipe-save";
import "./history.css";

export const handle = { i18n: ["recipe", "language", "history"], title: "history:title" };

export const loader = forViewer(async ({ db, viewer, url, locale }) => {
  const id = getId(url, "id", "recipe.notFound");
  const before = parseId(url.searchParams.get("before"));
  const history = await getHistory(db, viewer, id, locale, before);
  return { id, ...history, isFirstPage: before === undefined, formKey: newSecret() };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url } = call;
  const id = getId(url, "id", "recipe.notFound");
  const { fields } = await readForm(request);
  const [version, current] = [parseId(fields.get("version")), parseId(fields.get("current"))];
  if (fields.get("intent") !== "takeBack" || !version || !current)
    throw new AppError("request.invalid");
  const formKey = readFormKey(fields);
  await restoreRevision(db, viewer, { id, version, current, formKey });
  return redirectWithFlash(call, paths.recipeHistory(id), { key: "history:done" });
});

export default function RecipeHistory() {
  const { t } = useTranslation("history");
  const page = useLoaderData<typeof loader>();
  const { id, title, language, saves, next, isFirstPage } = page;
  return (
    <section className="history">
      <h1>{t("title")}</h1>
      <p>
        <Link to={paths.recipeView(id)} className="alone" lang={language} dir="auto">
          {title}
        </Link>
      </p>
      <p className="hint">{t("text")}</p>
      {saves.length === 0 && <p>{t("none")}</p>}
      <ol className="history-saves">
        {saves.map((save) => (
          <li key={save.version} className="card">
            <RecipeSave save={save} language={language} sent={page} />
          </li>
        ))}
      </ol>
      <Pager
        first={isFirstPage ? null : paths.recipeHistory(id)}
        next={next === null ? null : paths.recipeHistory(id, next)}
      />
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
