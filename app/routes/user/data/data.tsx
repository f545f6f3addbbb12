import { exportAccount } from "#server/features/export/export-account";
import { acquireExportSlot } from "#server/features/export/export-slot";
import { forViewer } from "#server/http/pipeline/route-guards";

/** "Download my data": one ZIP, written while it is sent, no faster than the line takes it. */
export const loader = forViewer(async ({ db, viewer, locale, context }) => {
  await acquireExportSlot(context, viewer);
  const body = await exportAccount(db, context.files, viewer, locale);
  context.file = async () => ({ name: "popote.zip", type: "application/zip", body });
  return null;
});

/** The file is sent in its place; with a page of its own the route has an error page too. */
export default function AccountFile() {
  return null;
}
