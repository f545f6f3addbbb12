import { parseRecipeFormat } from "#domain/recipe/recipe-format";
import { getCookbook } from "#server/features/cookbooks/queries";
import { exportCookbook } from "#server/features/export/export-cookbook";
import { acquireExportSlot } from "#server/features/export/export-slot";
import { getId } from "#server/http/pipeline/id-parameters";
import { respond } from "#server/http/pipeline/page-response";
import { forViewer } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";

export const loader = forViewer(async ({ db, viewer, url, locale, context }) => {
  const cookbook = await getCookbook(db, viewer, getId(url, "cookbook", "cookbook.notFound"));
  const format = parseRecipeFormat(url.searchParams.get("format"));
  if (!format) throw new AppError("request.invalid");
  const { files, origin } = context;
  await acquireExportSlot(context, viewer);
  const asker = { viewer, locale, origin };
  const file = await exportCookbook(db, files, asker, cookbook, format);
  return respond(null, { file });
});

/** The response is the file. A route with a component also has an error page. */
export default function CookbookFile() {
  return null;
}
