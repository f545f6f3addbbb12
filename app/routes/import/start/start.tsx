import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getIncomingFolder } from "#server/features/imports/import-files";
import { listImports } from "#server/features/imports/queries";
import { deleteUpload, receiveUpload } from "#server/http/forms/file-upload";
import { withUploadSlot } from "#server/http/forms/upload-slots";
import { forViewer } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { newSecret } from "#server/platform/secrets";
import { useFormReply } from "~/ui/form-reply";
import { Bookmark } from "./bookmark";
import { parseSharedContent } from "./shared-content";
import { ImportForms } from "./start-forms";
import {
  MAX_FILE_BYTES,
  startFromAddress,
  startFromAddresses,
  startFromFile,
  startFromText,
} from "./start-import";
import { ImportsList } from "./start-list";
import "../parts/import.css";

export const handle = { i18n: ["import", "errors"], title: "import:start.title" };

export const loader = forViewer(async ({ db, viewer, url, context }) => ({
  imports: await listImports(db, viewer),
  formKey: newSecret(),
  handed: parseSharedContent(url.searchParams),
  origin: context.origin,
}));

/** Reads only: the import's page or the recipe form saves the recipes. */
export const action = forViewer(async (call) => {
  const { request, context, viewer } = call;
  const to = { folder: getIncomingFolder(context), maxBytes: MAX_FILE_BYTES };
  const sent = await withUploadSlot(viewer.id, () => receiveUpload(request, to));
  const { fields, file } = sent;
  const intent = fields.get("intent");
  // Ignore a file sent with another form.
  if (file && intent !== "file") await deleteUpload(file);
  switch (intent) {
    case "address":
      return startFromAddress(call, fields);
    case "addresses":
      return startFromAddresses(call, fields);
    case "text":
      return startFromText(call, fields);
    case "file":
      return startFromFile(call, sent);
    default:
      throw new AppError("request.invalid");
  }
});

export default function StartImport() {
  const { t } = useTranslation("import");
  const { imports, formKey, handed, origin } = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  return (
    <div className="import stack">
      <h1>{t("start.title")}</h1>
      <p className="lead">{t("start.text")}</p>
      <ImportForms key={formKey} formKey={formKey} handed={handed} reply={reply} />
      <Bookmark origin={origin} />
      {imports.length > 0 && <ImportsList imports={imports} />}
    </div>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
