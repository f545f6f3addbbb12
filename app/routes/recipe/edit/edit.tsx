import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/paths";
import { withSentPicture } from "#server/http/forms/picture-upload";
import { storeDraft } from "#server/http/forms/recipe-drafts";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { useFormReply } from "~/ui/form-reply";
import { discardDraft, type FormIdentity, isDraftOf, requireWriter } from "../parts/form/draft";
import { RecipeForm } from "../parts/form/recipe-form";
import { saveRecipeForm } from "../parts/form/save-recipe-form";
import { isImport, markImported } from "./imported-recipe";
import { loadRecipeForm } from "./initial-form";

export const handle = {
  i18n: ["recipe", "language", "account"],
  title: "recipe:edit.titleNew",
  nameOf: (loaded: unknown) => (loaded as Awaited<ReturnType<typeof loader>> | undefined)?.title,
};

export const loader = forViewer(loadRecipeForm);

export const action = forViewer(
  (call) =>
    withSentPicture(call, async (form) => {
      const identity = await requireWriter(call, form.fields);
      if (form.fields.get("intent") === "dropDraft") return giveUpDraft(call, identity);
      return saveRecipeForm(call, identity, form, (id, title) =>
        redirectFromSaved(call, identity, id, title),
      );
    }),
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

async function giveUpDraft(call: ViewerCall, { id }: FormIdentity) {
  const cookies = await discardDraft(call, id);
  const { pathname, search } = call.url;
  return redirectWithFlash(call, pathname + search, { key: "flash.draftDropped" }, cookies);
}

/** To the recipe, or back to the import that it is part of; its draft is no longer needed. */
async function redirectFromSaved(
  call: ViewerCall,
  identity: FormIdentity,
  id: number,
  title: string,
) {
  const hasDraft = !isImport(call) || (await isDraftOf(call, identity));
  const cookies = hasDraft ? await discardDraft(call, identity.id) : [];
  const next = (await markImported(call, id)) ?? paths.recipeView(id);
  return redirectWithFlash(call, next, { key: "flash.recipeSaved", values: { title } }, cookies);
}
