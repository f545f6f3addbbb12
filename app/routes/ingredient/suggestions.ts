import { forCaller, requireSession } from "#server/http/api";
import { suggestIngredientNames } from "#server/ingredients/queries";

const MAX_TYPED = 50;

/** For the recipe form, with script: at most ten names for what was typed. */
export const loader = forCaller({
  GET: async (call) => {
    await requireSession(call);
    const typed = (call.url.searchParams.get("search") ?? "").slice(0, MAX_TYPED);
    const names = await suggestIngredientNames(call.db, typed, call.locale);
    const headers = { "Cache-Control": "private, max-age=300", Vary: "Cookie, Accept-Language" };
    return Response.json({ names }, { headers });
  },
});
