import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { adminImage, imagePaths, paths } from "#domain/site/paths";
import { noteReading } from "#server/admin/stepping-in";
import { listHeldRecipes } from "#server/features/cookbooks/contents";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { steppedInCall } from "#server/http/pipeline/stepping-in";
import { Confirmation } from "~/ui/confirmation";
import { useFormReply } from "~/ui/form-reply";
import { PostForm } from "~/ui/post-form";
import { CookbookForm } from "../../cookbook/parts/cookbook-form";
import { MembersForm } from "../../cookbook/parts/members-form";
import { loadCookbookForm } from "../../cookbook/parts/save-cookbook-form";
import { AdminNav } from "../parts/admin-nav";
import { SteppedIn } from "../parts/stepped-in";
import { changeCookbook } from "./change-cookbook";
import { CookbookRecipes } from "./cookbook-recipes";
import "../../cookbook/parts/cookbook.css";
import "../parts/lists.css";

export const handle = {
  i18n: ["admin", "cookbook", "recipeForm", "account", "errors"],
  nameOf: (loaded: unknown) => (loaded as Awaited<ReturnType<typeof loader>> | undefined)?.title,
};

export const loader = forAdmin(async (call) => {
  const inside = await steppedInCall(call, "COOKBOOK");
  const { db, viewer, url } = inside;
  const loaded = await loadCookbookForm(inside);
  await noteReading(db, viewer);
  const cursor = url.searchParams.get("cursor");
  const { reason, expiresAt } = viewer.access;
  return {
    ...loaded,
    recipes: await listHeldRecipes(db, viewer, loaded.cookbook, cursor),
    isFirstOfRecipes: cursor === null,
    access: { reason, expiresAt },
  };
});

export const action = forAdmin(async (call) =>
  changeCookbook(await steppedInCall(call, "COOKBOOK")),
);

export default function SteppedInCookbook() {
  const { t } = useTranslation(["cookbook", "admin"]);
  const loaded = useLoaderData<typeof loader>();
  const { cookbook, access, recipes } = loaded;
  const reply = useFormReply<typeof action>();
  const resultOf = (form: string) => (reply?.form === form ? reply.result : undefined);
  const sent = (reply?.form === "cookbook" && reply.sent) || loaded.sent;
  const { id, name, imageVersion } = cookbook;
  return (
    <>
      <AdminNav />
      <SteppedIn access={access} back={{ to: paths.adminUsers(), label: t("admin:users.title") }} />
      <div className="settings">
        <CookbookForm
          key={sent.formKey}
          cookbook={cookbook}
          sent={sent}
          result={resultOf("cookbook")}
          addresses={{
            cancel: paths.adminCookbook(id),
            picture: adminImage(imagePaths.cookbook(id, imageVersion)),
          }}
        />
        <MembersForm
          cookbook={cookbook}
          viewerId={loaded.viewerId}
          page={loaded.members}
          isFirstPage={loaded.isFirstPage}
          result={resultOf("member")}
          pageAfter={(members) => paths.adminCookbook(id, { members })}
        />
        <CookbookRecipes id={id} page={recipes} isFirstPage={loaded.isFirstOfRecipes} />
        <section className="card">
          {cookbook.isShared && (
            <PostForm>
              <button type="submit" name="intent" value="unshare" className="button button-quiet">
                {t("admin:access.unshare")}
              </button>
            </PostForm>
          )}
          <Confirmation
            id="delete-cookbook"
            intent="delete"
            texts={{
              ask: t("cookbook:delete.ask"),
              title: t("cookbook:delete.title", { name }),
              text: t("cookbook:delete.text"),
              confirm: t("cookbook:delete.confirm"),
              cancel: t("cookbook:delete.cancel"),
            }}
          />
        </section>
      </div>
    </>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
