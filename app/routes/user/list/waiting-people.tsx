import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { RelatedPerson } from "#server/features/follows/relations";
import { useTranslation } from "~/ui/translation";
import { PeopleRows } from "./list-rows";

/** Who waits for an answer: stands before every list of people. */
export function WaitingPeople({ people, hasMore }: { people: RelatedPerson[]; hasMore: boolean }) {
  const { t } = useTranslation("user");
  if (people.length === 0) return null;
  return (
    <section>
      <h2>{t("list.waiting")}</h2>
      <PeopleRows people={people} latest={[]} />
      {hasMore && (
        <p>
          <Link to={paths.userList({ show: "requests" })} className="alone">
            {t("list.allRequests")}
          </Link>
        </p>
      )}
    </section>
  );
}
