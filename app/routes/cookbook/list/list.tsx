import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { listCookbooks } from "#server/features/cookbooks/listing";
import { getVisibleUser } from "#server/features/cookbooks/queries";
import { getId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import { CookbookCards } from "./cookbook-cards";

export const handle = { i18n: ["cookbook"], title: "cookbook:list.title" };

export const loader = forViewer(async ({ db, viewer, url }) => {
  const userId = url.searchParams.has("user") ? getId(url, "user", "user.notFound") : viewer.id;
  const other = userId === viewer.id ? null : await getVisibleUser(db, viewer, userId);
  const cursor = url.searchParams.get("cursor");
  return {
    ...(await listCookbooks(db, viewer, userId, cursor)),
    other,
    isFirstPage: cursor === null,
  };
});

export default function CookbookList() {
  const { t } = useTranslation("cookbook");
  const { cookbooks, next, other, isFirstPage } = useLoaderData<typeof loader>();
  const user = other?.id;
  return (
    <>
      <h1>{other ? t("list.titleOf", { username: other.username }) : t("list.title")}</h1>
      {cookbooks.length > 0 && !other && <NewCookbook />}
      {cookbooks.length === 0 && (
        <section className="card">
          <p>{other ? t("list.emptyOf", { username: other.username }) : t("list.empty")}</p>
          {!other && <NewCookbook />}
        </section>
      )}
      <CookbookCards cookbooks={cookbooks} />
      <Pager
        first={isFirstPage ? null : paths.cookbookList({ user })}
        next={next && paths.cookbookList({ user, cursor: next })}
      />
    </>
  );
}

function NewCookbook() {
  const { t } = useTranslation("cookbook");
  return (
    <div className="actions">
      <LinkButton to={paths.cookbookEdit()}>
        <Icon name="add" />
        {t("list.new")}
      </LinkButton>
    </div>
  );
}
