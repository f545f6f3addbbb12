import { useLoaderData } from "@remix-run/react";
import { type SentForm, withSentImages } from "#server/http/forms/image-upload";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { useFormReply } from "~/ui/form-reply";
import { addMemberByName, addTickedMembers, changeMember } from "../parts/change-members";
import { CookbookForm } from "../parts/cookbook-form";
import { MembersForm } from "../parts/members-form";
import { loadCookbookForm, newCookbookForm, saveCookbookForm } from "../parts/save-cookbook-form";
import { addOrRemoveRecipe, createWithRecipe, loadCookbookChoices } from "./add-recipe";
import { AddRecipes } from "./add-recipes";
import { AddToCookbook } from "./add-to-cookbook";
import { addTickedRecipes, loadRecipeChoices } from "./ticked-recipes";
import "../parts/cookbook.css";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["cookbook", "recipeForm", "account", "errors"],
  title: "cookbook:edit.titleNew",
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.title,
};

export const loader = forViewer(async (call) => {
  const { searchParams } = call.url;
  if (searchParams.has("addRecipe")) return loadCookbookChoices(call);
  if (searchParams.has("addTo")) return loadRecipeChoices(call);
  return searchParams.has("cookbook") ? loadCookbookForm(call) : newCookbookForm();
});

export const action = forViewer((call) => withSentImages(call, (form) => runIntent(call, form)));

export default function EditCookbook() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  const pickResult = (form: string) => (reply?.form === form ? reply.result : undefined);
  if (loaded.kind === "choices") {
    return <AddToCookbook loaded={loaded} result={pickResult("name")} />;
  }
  if (loaded.kind === "recipes") return <AddRecipes loaded={loaded} />;
  const sent = (reply?.form === "cookbook" && reply.sent) || loaded.sent;
  return (
    <div className="settings">
      <CookbookForm
        key={sent.formKey}
        cookbook={loaded.cookbook}
        sent={sent}
        result={pickResult("cookbook")}
      />
      {loaded.cookbook && (
        <MembersForm
          cookbook={loaded.cookbook}
          viewerId={loaded.viewerId}
          page={loaded.members}
          choices={loaded.choices}
          isFirstPage={loaded.isFirstPage}
          result={pickResult("member")}
        />
      )}
    </div>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

async function runIntent(call: ViewerCall, form: SentForm) {
  const intent = form.fields.get("intent");
  switch (intent) {
    case "save":
      return saveCookbookForm(call, form);
    case "addMember":
      return addMemberByName(call, form.fields);
    case "addMembers":
      return addTickedMembers(call, form.fields);
    case "removeMember":
    case "makeAdministrator":
    case "unmakeAdministrator":
      return changeMember(call, form.fields, intent);
    case "addRecipe":
    case "removeRecipe":
      return addOrRemoveRecipe(call, form.fields, intent);
    case "addRecipes":
      return addTickedRecipes(call, form.fields);
    case "createWithRecipe":
      return createWithRecipe(call, form.fields);
    default:
      throw new AppError("request.invalid");
  }
}
