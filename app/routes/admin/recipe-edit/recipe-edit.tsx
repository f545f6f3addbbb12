import { useLoaderData } from "@remix-run/react";
import { MAX_PHOTOS } from "#domain/recipe/photos";
import { adminPaths, toAdminImage } from "#domain/site/admin-paths";
import { photoPaths } from "#domain/site/photo-paths";
import { logReading } from "#server/admin/access-grants";
import { getFormWriter, isOwnForm } from "#server/features/accounts/form-writer";
import { getEditableRecipe } from "#server/features/recipes/queries";
import { withSentImages } from "#server/http/forms/image-upload";
import { matchFormNames, readFormIdentity } from "#server/http/forms/recipe-drafts";
import { requireAccessGrant } from "#server/http/pipeline/granted-call";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { newSecret } from "#server/platform/secrets";
import { RecipeForm } from "~/recipe-form/recipe-form";
import { declineMatches, toFormValues } from "~/recipe-form/recipe-form-values";
import { saveRecipeForm } from "~/recipe-form/save-recipe-form";
import { applyView } from "~/recipe-form/switch-view";
import { useFormReply } from "~/ui/form-reply";
import { useTranslation } from "~/ui/translation";
import { AccessGrantNotice } from "../parts/access-grant-notice";
import { AdminRooms } from "../parts/admin-rooms";
import "../parts/lists.css";

export const handle = {
  i18n: ["admin", "recipe", "recipeForm", "draft", "language", "account", "errors"],
  findName: (loaded: unknown) => (loaded as Awaited<ReturnType<typeof loader>> | undefined)?.title,
};

export const loader = forAdmin(async (call) => {
  const { db, viewer, target, locale } = await requireAccessGrant(call, "RECIPE");
  const recipe = await getEditableRecipe(db, viewer, target.id, locale);
  await logReading(db, viewer);
  const values = applyView(toFormValues(recipe, locale), call);
  const names = await matchFormNames(call, values);
  const formKey = newSecret();
  const { reason, expiresAt } = viewer.access;
  return {
    values: declineMatches(values, names),
    names,
    draft: undefined,
    otherDrafts: [],
    keepsDrafts: false,
    imported: undefined,
    sent: {
      id: recipe.id,
      version: recipe.version,
      formKey,
      draft: formKey,
      draftAt: undefined,
      creationKey: formKey,
      writer: await getFormWriter(db, viewer),
    },
    title: recipe.title,
    access: { reason, expiresAt },
  };
});

/** Keeps no draft of another user's recipe, and creates no recipe for the administrator. */
export const action = forAdmin(async (call) => {
  const inside = await requireAccessGrant(call, "RECIPE");
  const { db, viewer, target } = inside;
  return withSentImages(
    call,
    async (form) => {
      const identity = { ...readFormIdentity(form.fields), id: target.id };
      if (!(await isOwnForm(db, viewer, identity.writer)))
        throw new AppError("auth.sessionNotFound");
      return saveRecipeForm(inside, identity, form, async (id, { title }) => {
        const flash = { key: "flash:recipeSaved", values: { title } };
        return redirectWithFlash(call, adminPaths.recipe(id), flash);
      });
    },
    { most: MAX_PHOTOS },
  );
});

export default function AdminRecipeEdit() {
  const { t } = useTranslation("admin");
  const loaded = useLoaderData<typeof loader>();
  const replied = useFormReply<typeof action>();
  const sent = replied?.sent ?? loaded.sent;
  const current = replied?.current ?? null;
  const { id } = loaded.sent;
  return (
    <AdminRooms>
      <AccessGrantNotice
        access={loaded.access}
        back={{ to: adminPaths.recipe(id), label: t("access.toRecipe") }}
        mayLeave={false}
      />
      <RecipeForm
        key={sent.formKey}
        loaded={loaded}
        sent={sent}
        result={replied?.result}
        current={current}
        names={replied?.names ?? loaded.names}
        addresses={{
          cancel: adminPaths.recipe(id),
          again: adminPaths.recipeEdit(id),
          image: (key) => toAdminImage(photoPaths.editing(key)),
        }}
      />
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
