import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PeopleList } from "#domain/account/follow";
import { paths } from "#domain/site/paths";
import type { RelatedPerson } from "#server/features/follows/relations";
import { Avatar } from "~/ui/avatar";
import { PersonActions } from "../parts/person-actions";
import "~/ui/rows.css";

export function PeopleRows({ people, show }: { people: RelatedPerson[]; show: PeopleList }) {
  const { t } = useTranslation("user");
  return (
    <ul className="rows people">
      {people.map((person) => (
        <li key={person.id} className="person">
          <Avatar person={person} size={48} />
          <p>
            <Link to={paths.userView(person.id)} dir="auto">
              {person.username}
            </Link>
            {person.following === "PENDING" && <span className="hint"> {t("list.requested")}</span>}
          </p>
          <div className="person-actions">
            <PersonActions person={person} isWhole={show === "followers"} />
          </div>
        </li>
      ))}
    </ul>
  );
}
