import { forViewer } from "#server/http/require";
import { suggestIngredientNames } from "#server/ingredients/queries";

const MAX_TYPED = 50;

/** For the recipe form, with script: at most ten names for what was typed. */
export const loader = forViewer(async ({ db, url, locale }) => {
  const typed = (url.searchParams.get("search") ?? "").slice(0, MAX_TYPED);
  const names = await suggestIngredientNames(db, typed, locale);
  return Response.json({ names }, { headers: { "Cache-Control": "private, max-age=300" } });
});
