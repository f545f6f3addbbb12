import { exportAccount } from "#server/export/export-account";
import { downloadOf } from "#server/http/documents/download";
import { forViewer } from "#server/http/pipeline/route-guards";

/** "Download my data": one ZIP, written while it is sent, no faster than the line takes it. */
export const loader = forViewer(async ({ db, viewer, locale, request, context }) => {
  const body = await exportAccount(db, context.files, viewer, locale);
  return downloadOf(request, context, { name: "popote.zip", type: "application/zip", body });
});
