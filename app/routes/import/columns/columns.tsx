import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { importColumnsSchema, toRecipeFields } from "#domain/import/import-schema";
import { paths } from "#domain/site/paths";
import { getImportTable, matchColumns } from "#server/features/imports/column-matching";
import { deleteImport } from "#server/features/imports/commands";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { getId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { useFormReply } from "~/ui/form-reply";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { ColumnsForm } from "./columns-form";
import "../parts/import.css";

export const handle = { i18n: ["import", "errors"], title: "import:columns.title" };

export const loader = forViewer(async ({ db, viewer, url }) => {
  const id = getId(url, "import", "import.notFound");
  return { table: await getImportTable(db, viewer, id) };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url, context } = call;
  const id = getId(url, "import", "import.notFound");
  const { fields } = await readForm(request);
  if (fields.get("intent") === "drop") {
    await deleteImport(db, context.files, viewer, id);
    return redirectWithFlash(call, paths.imports(), { key: "import:columns.dropped" });
  }
  const submission = parseWithZod(fields, { schema: importColumnsSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  return runFormCommand(call, submission, {}, async () => {
    await matchColumns(db, viewer, id, toRecipeFields(submission.value));
    context.imports.wake();
    return redirect(paths.importView(id), 303);
  });
});

export default function MatchColumns() {
  const { t } = useTranslation("import");
  const { table } = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  return (
    <div className="import stack">
      <h1>{t("columns.title")}</h1>
      <p className="lead" dir="auto">
        {table.name}
      </p>
      {table.canMatch ? (
        <ColumnsForm table={table} result={reply?.result} />
      ) : (
        <p className="notice">{t("columns.gone")}</p>
      )}
      <PostForm className="actions">
        <LinkButton to={paths.imports()} variant="quiet">
          {t("view.more")}
        </LinkButton>
        <button type="submit" name="intent" value="drop" className="button button-quiet">
          {t("columns.drop")}
        </button>
      </PostForm>
    </div>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
