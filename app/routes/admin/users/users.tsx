import { Link, useLoaderData } from "@remix-run/react";
import { USER_FILTERS } from "#domain/account/user-filters";
import { adminPaths } from "#domain/site/admin-paths";
import { cleanLine } from "#domain/text/text";
import { listUsers } from "#server/admin/users";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { UsersFilter } from "./users-filter";
import { UserRows } from "./users-rows";
import "../parts/users.css";

export const handle = { i18n: ["admin"], title: "admin:users.title" };

/** Maximum length of an email address. */
const MAX_SEARCH = 200;

export const loader = forAdmin(async ({ db, url }) => {
  const show = USER_FILTERS.find((each) => each === url.searchParams.get("show")) ?? "all";
  const search = cleanLine(url.searchParams.get("search") ?? "").slice(0, MAX_SEARCH);
  const cursor = url.searchParams.get("cursor");
  return { ...(await listUsers(db, { show, search, cursor })), show, search, cursor };
});

export default function AdminUsers() {
  const { t } = useTranslation("admin");
  const { users, next, show, search, cursor } = useLoaderData<typeof loader>();
  const list = { show, search: search || undefined };
  const isNarrowed = show !== "all" || search !== "";
  return (
    <AdminRooms>
      <h1>{t("users.title")}</h1>
      <UsersFilter show={show} search={search} />
      {users.length === 0 && (
        <p>{search === "" ? t("users.none") : t("users.noneFound", { search })}</p>
      )}
      <UserRows users={users} />
      <Pager
        first={cursor === null ? null : adminPaths.users(list)}
        next={next && adminPaths.users({ ...list, cursor: next })}
      />
      {isNarrowed && (
        <p>
          <Link to={adminPaths.users()} className="alone">
            {t("users.everybody")}
          </Link>
        </p>
      )}
    </AdminRooms>
  );
}
