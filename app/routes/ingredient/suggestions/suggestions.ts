import type { OfferedIngredient } from "#domain/line/ingredient-choice";
import { searchIngredients } from "#server/features/ingredients/search-queries";
import { findRecipeSuggestions } from "#server/features/recipes/sub-recipe-offers";
import { forCaller, requireSession } from "#server/http/pipeline/api-calls";

const MAX_TYPED = 50;
const MAX_SUGGESTIONS = 10;

/** At most ten ingredients matching the typed text, and three recipes with `recipes`. */
export const loader = forCaller({
  GET: async (call) => {
    const viewer = await requireSession(call);
    const typed = (call.url.searchParams.get("search") ?? "").slice(0, MAX_TYPED);
    const found = await searchIngredients(call.db, typed, call.uiLocale, MAX_SUGGESTIONS);
    const ingredients = found.map(
      ({ id, name, matchedName, units }): OfferedIngredient => ({ id, name, matchedName, units }),
    );
    const headers = { "Cache-Control": "private, max-age=300", Vary: "Cookie, Accept-Language" };
    const recipes = call.url.searchParams.has("recipes")
      ? await findRecipeSuggestions(call.db, viewer, typed)
      : [];
    return Response.json({ ingredients, recipes }, { headers });
  },
});
