import { useLoaderData } from "@remix-run/react";
import { adminPaths, toAdminImage } from "#domain/site/admin-paths";
import { imagePaths } from "#domain/site/paths";
import { logReading } from "#server/admin/access-grants";
import { listCookbookRecipes } from "#server/features/cookbooks/contents";
import { requireAccessGrant } from "#server/http/pipeline/granted-call";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { Confirmation } from "~/ui/confirmation";
import { useFormReply } from "~/ui/form-reply";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { CookbookForm } from "../../cookbook/parts/cookbook-form";
import { MembersForm } from "../../cookbook/parts/members-form";
import { loadCookbookForm } from "../../cookbook/parts/save-cookbook-form";
import { AccessGrantNotice } from "../parts/access-grant-notice";
import { AdminRooms } from "../parts/admin-rooms";
import { changeCookbook } from "./change-cookbook";
import { CookbookRecipes } from "./cookbook-recipes";
import "../../cookbook/parts/cookbook.css";
import "../parts/lists.css";

export const handle = {
  i18n: ["admin", "cookbook", "recipeForm", "account", "errors"],
  findName: (loaded: unknown) => (loaded as Awaited<ReturnType<typeof loader>> | undefined)?.title,
};

export const loader = forAdmin(async (call) => {
  const inside = await requireAccessGrant(call, "COOKBOOK");
  const { db, viewer, url } = inside;
  const loaded = await loadCookbookForm(inside);
  await logReading(db, viewer);
  const cursor = url.searchParams.get("cursor");
  const { reason, expiresAt } = viewer.access;
  return {
    ...loaded,
    recipes: await listCookbookRecipes(db, viewer, loaded.cookbook, cursor),
    isFirstOfRecipes: cursor === null,
    access: { reason, expiresAt },
  };
});

export const action = forAdmin(async (call) =>
  changeCookbook(await requireAccessGrant(call, "COOKBOOK")),
);

export default function AdminCookbook() {
  const { t } = useTranslation(["cookbook", "admin"]);
  const loaded = useLoaderData<typeof loader>();
  const { cookbook, access, recipes } = loaded;
  const reply = useFormReply<typeof action>();
  const pickResult = (form: string) => (reply?.form === form ? reply.result : undefined);
  const sent = (reply?.form === "cookbook" && reply.sent) || loaded.sent;
  const { id, name, imageVersion } = cookbook;
  return (
    <AdminRooms>
      <AccessGrantNotice
        access={access}
        back={{ to: adminPaths.users(), label: t("admin:users.title") }}
      />
      <div className="settings">
        <CookbookForm
          key={sent.formKey}
          cookbook={cookbook}
          sent={sent}
          result={pickResult("cookbook")}
          addresses={{
            cancel: adminPaths.cookbook(id),
            image: toAdminImage(imagePaths.cookbook(id, imageVersion)),
          }}
        />
        <MembersForm
          cookbook={cookbook}
          viewerId={loaded.viewerId}
          page={loaded.members}
          isFirstPage={loaded.isFirstPage}
          result={pickResult("member")}
          pageAfter={(members) => adminPaths.cookbook(id, { members })}
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
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
