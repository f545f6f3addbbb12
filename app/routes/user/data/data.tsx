import { exportAccount } from "#server/features/export/export-account";
import { acquireExportSlot } from "#server/features/export/export-slot";
import { respond } from "#server/http/pipeline/page-response";
import { forViewer } from "#server/http/pipeline/route-guards";

/** "Download my data": a ZIP streamed with backpressure. */
export const loader = forViewer(async ({ db, viewer, locale, context }) => {
  await acquireExportSlot(context, viewer);
  const body = await exportAccount(db, context.files, viewer, locale);
  return respond(null, { file: { name: "popote.zip", type: "application/zip", body } });
});

/** The response is the file. A route with a component also has an error page. */
export default function AccountFile() {
  return null;
}
