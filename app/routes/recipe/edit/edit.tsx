import { useLoaderData } from "@remix-run/react";
import { MAX_PHOTOS } from "#domain/recipe/photos";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { paths } from "#domain/site/paths";
import { withSentImages } from "#server/http/forms/image-upload";
import { storeDraft } from "#server/http/forms/recipe-drafts";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { requireWriter } from "~/recipe-form/draft";
import { RecipeForm } from "~/recipe-form/recipe-form";
import { saveRecipeForm } from "~/recipe-form/save-recipe-form";
import { useFormReply } from "~/ui/form-reply";
import { markImported } from "./imported-recipe";
import { loadRecipeForm } from "./initial-form";
import { discardDraft, keepAsDraft, keepUnlessSaved } from "./sent-drafts";

export const handle = {
  i18n: ["recipe", "recipeForm", "draft", "language", "account", "errors"],
  title: "recipeForm:edit.titleNew",
  findName: (loaded: unknown) =>
    (loaded as Awaited<ReturnType<typeof loader>> | undefined)?.pageTitle,
};

export const loader = forViewer(loadRecipeForm);

export const action = forViewer(
  (call) =>
    withSentImages(
      call,
      async (form) => {
        const identity = await requireWriter(call, form.fields);
        const intent = form.fields.get("intent");
        if (intent === "dropDraft") return discardDraft(call, identity);
        if (intent === "keepDraft") return keepAsDraft(call, identity, form);
        return keepUnlessSaved(call, form.fields, () =>
          saveRecipeForm(call, identity, form, (id, title) => redirectFromSaved(call, id, title)),
        );
      },
      { most: MAX_PHOTOS },
    ),
  storeDraft,
);

export default function EditRecipe() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  const sent = reply?.sent ?? loaded.sent;
  return (
    <RecipeForm
      key={sent.formKey}
      loaded={loaded}
      sent={sent}
      result={reply?.result}
      current={reply?.current ?? null}
      names={reply?.names ?? loaded.names}
    />
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

async function redirectFromSaved(
  call: ViewerCall,
  id: number,
  { title, visibility }: RecipeContent,
) {
  const next = (await markImported(call, id)) ?? paths.recipeView(id);
  const flash = { key: `flash:recipeSavedFor.${visibility}`, values: { title } };
  return redirectWithFlash(call, next, flash);
}
