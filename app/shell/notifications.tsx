import { Link } from "@remix-run/react";
import type { UserCard } from "#domain/account/follow";
import { paths } from "#domain/site/paths";
import { Avatar } from "~/ui/avatar";
import { Icon } from "~/ui/icon";
import { useClosedOnNavigation } from "~/ui/on-navigation";
import { PersonButton } from "~/ui/person-button";
import { useTranslation } from "~/ui/translation";

const NOTIFICATIONS_ID = "notifications";

export function Notifications({ pending }: { pending: UserCard[] }) {
  const { t } = useTranslation();
  const menu = useClosedOnNavigation<HTMLDivElement>();
  return (
    <>
      <button type="button" className="icon-button bell" {...{ popovertarget: NOTIFICATIONS_ID }}>
        <Icon name="bell" />
        <span className="visually-hidden">{t("notifications.button")}</span>
        <PendingDot pending={pending} />
      </button>
      <div ref={menu} id={NOTIFICATIONS_ID} className="menu" {...{ popover: "auto" }}>
        <p className="menu-title">{t("notifications.title")}</p>
        {pending.length === 0 && <p className="menu-text">{t("notifications.none")}</p>}
        <ul>
          {pending.map((person) => (
            <li key={person.id} className="request">
              <Avatar person={person} />
              <Link to={paths.userView(person.id)} dir="auto">
                {person.username}
              </Link>
              <PersonButton
                person={person}
                intent="accept"
                label={t("notifications.accept")}
                isPrimary
              />
              <PersonButton person={person} intent="decline" label={t("notifications.decline")} />
            </li>
          ))}
        </ul>
        <Link to={paths.userList({ show: "requests" })}>{t("notifications.all")}</Link>
      </div>
    </>
  );
}

export function PendingDot({ pending }: { pending: UserCard[] }) {
  const { t } = useTranslation();
  if (pending.length === 0) return null;
  return (
    <span className="dot">
      <span className="visually-hidden">
        {" "}
        {t("notifications.waiting", { count: pending.length })}
      </span>
    </span>
  );
}
