import { redirect } from "@remix-run/node";
import { paths } from "#domain/site/paths";
import { likeRecipe, unlikeRecipe } from "#server/features/recipes/liking";
import { readForm } from "#server/http/forms/read-form";
import { getId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";

/** A visitor who logged in to like a recipe returns to it. */
export const loader = forViewer(async ({ url }) =>
  redirect(paths.recipeView(getId(url, "id", "recipe.notFound"))),
);

/** A visitor's like is applied after logging in. */
export const action = forViewer(
  async ({ db, viewer, request, url }) => {
    const id = getId(url, "id", "recipe.notFound");
    const liked = (await readForm(request)).fields.get("liked");
    if (liked === "yes") await likeRecipe(db, viewer, id);
    else if (liked === "no") await unlikeRecipe(db, viewer, id);
    else throw new AppError("request.invalid");
    return redirect(paths.recipeView(id), 303);
  },
  undefined,
  async ({ request }) => (await readForm(request)).fields.get("liked") === "yes",
);

/** Loader and action redirect. A route with a component also has an error page. */
export default function Like() {
  return null;
}

export { ErrorBoundary } from "~/shell/error-boundary";
