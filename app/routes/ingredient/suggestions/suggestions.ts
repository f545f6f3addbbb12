import type { OfferedIngredient } from "#domain/line/ingredient-choice";
import { searchIngredients } from "#server/features/ingredients/search-queries";
import { forCaller, requireSession } from "#server/http/pipeline/api-calls";

const MAX_TYPED = 50;
const MAX_SUGGESTIONS = 10;

/** At most ten ingredients matching the typed text, best first, for the recipe form's script. */
export const loader = forCaller({
  GET: async (call) => {
    await requireSession(call);
    const typed = (call.url.searchParams.get("search") ?? "").slice(0, MAX_TYPED);
    const found = await searchIngredients(call.db, typed, call.uiLocale, MAX_SUGGESTIONS);
    const ingredients = found.map(
      ({ id, name, matchedName, units }): OfferedIngredient => ({ id, name, matchedName, units }),
    );
    const headers = { "Cache-Control": "private, max-age=300", Vary: "Cookie, Accept-Language" };
    return Response.json({ ingredients }, { headers });
  },
});
