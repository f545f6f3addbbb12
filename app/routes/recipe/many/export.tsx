import { exportChosen } from "#server/features/export/export-chosen";
import { acquireExportSlot } from "#server/features/export/export-slot";
import { readConfirmed } from "#server/http/forms/ticked-recipes";
import { respond } from "#server/http/pipeline/page-response";
import { forViewer } from "#server/http/pipeline/route-guards";

export const loader = forViewer(async ({ db, viewer, url, locale, context }) => {
  const ids = readConfirmed(url.searchParams);
  await acquireExportSlot(context, viewer);
  const asker = { viewer, locale, origin: context.origin };
  return respond(null, { file: await exportChosen(db, context.files, asker, ids) });
});

/** The response is the file. A route with a component also has an error page. */
export default function RecipesFile() {
  return null;
}
