import { useLoaderData } from "@remix-run/react";
import { PEOPLE_LISTS } from "#domain/account/follow";
import { paths } from "#domain/site/paths";
import { cleanLine } from "#domain/text/text";
import { listBlocked, listFollows, listPublicAccounts } from "#server/features/follows/listing";
import { withRelations } from "#server/features/follows/relations";
import { listLatestOfAuthors } from "#server/features/recipes/latest-of-authors";
import { findPeople } from "#server/features/search/people";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { writeDate } from "#server/http/pipeline/write-date";
import { parseQuery } from "#server/policies/full-text/query";
import { LinkButton } from "~/ui/link-button";
import { Pager } from "~/ui/pager";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/translation";
import { FindPeople } from "./list-find";
import { PeopleRows } from "./list-rows";
import { WaitingPeople } from "./waiting-people";
import "./list.css";

export const handle = { i18n: ["user"], title: "user:list.title" };

/** Maximum search results; an exact match comes first. */
const MAX_FOUND = 24;
/** Characters of the search shown again. */
const MAX_NAME_SHOWN = 60;

const EMPTY = {
  followers: "list.emptyFollowers",
  following: "list.emptyFollowing",
  requests: "list.emptyRequests",
  blocked: "list.emptyBlocked",
  find: "list.emptyFind",
} as const;

export const loader = forViewer(async (call) => {
  const { searchParams } = call.url;
  const show = PEOPLE_LISTS.find((each) => each === searchParams.get("show")) ?? "followers";
  const cursor = searchParams.get("cursor");
  const search = show === "find" ? cleanLine(searchParams.get("search") ?? "") : "";
  const page =
    search === "" ? await loadPage(call, show, cursor) : await searchPeople(call, search);
  const ids = page.people.map(({ id }) => id);
  const latest = await listLatestOfAuthors(call.db, call.viewer, ids);
  return {
    show,
    search,
    ...page,
    latest: latest.map((recipe) => ({
      ...recipe,
      createdOn: writeDate(call, recipe.createdAt, "medium"),
    })),
    waiting: show === "requests" ? NOBODY : await loadPage(call, "requests", null),
    isFirstPage: cursor === null,
  };
});

const NOBODY = { people: [], next: null };

/** Requests stand above every other list, so that theirs is only for those that do not fit. */
const TABS = PEOPLE_LISTS.filter((name) => name !== "requests");

export default function ListUsers() {
  const { t } = useTranslation("user");
  const { show, search, people, latest, waiting, next, isFirstPage } =
    useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("list.title")}</h1>
      <WaitingPeople people={waiting.people} hasMore={waiting.next !== null} />
      <Tabs
        label={t("list.lists")}
        shown={show}
        tabs={(show === "requests" ? PEOPLE_LISTS : TABS).map((name) => ({
          name,
          to: paths.userList({ show: name }),
          label: t(`list.${name}`),
        }))}
      />
      {show === "find" && <FindPeople search={search} />}
      {people.length === 0 && (
        <section className="card">
          <p>
            {search === ""
              ? t(EMPTY[show])
              : t("list.nothing", { name: search.slice(0, MAX_NAME_SHOWN) })}
          </p>
          {(show === "followers" || show === "following") && (
            <div className="actions">
              <LinkButton to={paths.userList({ show: "find" })}>{t("list.find")}</LinkButton>
            </div>
          )}
        </section>
      )}
      <PeopleRows people={people} latest={latest} />
      <Pager
        first={isFirstPage ? null : paths.userList({ show })}
        next={next && paths.userList({ show, cursor: next })}
      />
    </>
  );
}

async function loadPage(
  { db, viewer }: ViewerCall,
  show: (typeof PEOPLE_LISTS)[number],
  cursor: string | null,
) {
  if (show === "blocked") return listBlocked(db, viewer, cursor);
  if (show === "find") return listPublicAccounts(db, viewer, cursor);
  return listFollows(db, viewer, show, cursor);
}

async function searchPeople({ db, viewer }: ViewerCall, search: string) {
  const people = await findPeople(db, viewer, await parseQuery(db, search), MAX_FOUND);
  const others = people.filter(({ id }) => id !== viewer.id);
  return { people: await withRelations(db, viewer, others), next: null };
}
