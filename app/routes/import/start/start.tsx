import { useLoaderData } from "@remix-run/react";
import { getIncomingFolder } from "#server/features/imports/import-files";
import { listImports } from "#server/features/imports/queries";
import { receiveUpload } from "#server/http/forms/file-upload";
import { withUploadSlot } from "#server/http/forms/upload-slots";
import { respond } from "#server/http/pipeline/page-response";
import { forViewer } from "#server/http/pipeline/route-guards";
import { newSecret } from "#server/platform/secrets";
import { useFormReply } from "~/ui/form-reply";
import { useTranslation } from "~/ui/translation";
import { Bookmark } from "./bookmark";
import { parseSharedContent } from "./shared-content";
import { ImportForm } from "./start-form";
import { MAX_FILE_BYTES, startFromFile, startFromPasted } from "./start-import";
import { ImportsList } from "./start-list";
import "../parts/import.css";

export const handle = { i18n: ["import", "errors"], title: "import:start.title" };

export const loader = forViewer(async ({ db, viewer, url, context }) =>
  respond(
    {
      imports: await listImports(db, viewer),
      formKey: newSecret(),
      pasted: parseSharedContent(url.searchParams),
      origin: context.origin,
    },
    { caching: { kind: "rendering" } },
  ),
);

/** Reads only: the import's page or the recipe form saves the recipes. */
export const action = forViewer(async (call) => {
  const { request, context, viewer } = call;
  const to = { folder: getIncomingFolder(context), maxBytes: MAX_FILE_BYTES };
  const sent = await withUploadSlot(viewer.id, () => receiveUpload(request, to));
  return sent.file || sent.problem ? startFromFile(call, sent) : startFromPasted(call, sent.fields);
});

export default function StartImport() {
  const { t } = useTranslation("import");
  const { imports, formKey, pasted, origin } = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  return (
    <div className="import stack">
      <h1>{t("start.title")}</h1>
      <p className="lead">{t("start.text")}</p>
      <ImportForm key={formKey} formKey={formKey} pasted={pasted} reply={reply} />
      <ImportsList imports={imports} />
      <details className="card">
        <summary>{t("start.apps")}</summary>
        <p>{t("start.appsText")}</p>
      </details>
      <Bookmark origin={origin} />
    </div>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
