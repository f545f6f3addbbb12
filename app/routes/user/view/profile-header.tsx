import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import type { FollowCounts } from "#server/features/follows/queries";
import type { RelatedPerson } from "#server/features/follows/relations";
import { Avatar } from "~/ui/avatar";
import { LinkButton } from "~/ui/link-button";
import { PersonActions } from "../parts/person-actions";

export function ProfileHeader({
  person,
  counts,
  isOwn,
  isVisitor,
}: {
  person: RelatedPerson;
  counts: FollowCounts | null;
  isOwn: boolean;
  isVisitor: boolean;
}) {
  const { t } = useTranslation("user");
  const { id, username } = person;
  return (
    <header className="profile card">
      <Avatar person={person} size={128} alt={t("view.imageOf", { username })} />
      <div>
        <h1 dir="auto">{username}</h1>
        {counts && (
          <p className="profile-counts">
            {t("view.followers", { count: counts.followers })}
            {" · "}
            {t("view.following", { count: counts.following })}
          </p>
        )}
        <StateWords person={person} />
        <div className="actions">
          {isOwn && <OwnLinks id={id} />}
          {isVisitor && <LinkButton to={paths.userFollow(id)}>{t("action.follow")}</LinkButton>}
          {!isOwn && !isVisitor && <PersonActions person={person} isWhole />}
        </div>
      </div>
    </header>
  );
}

function StateWords({ person }: { person: RelatedPerson }) {
  const { t } = useTranslation("user");
  const { username, follower, isBlocked } = person;
  if (isBlocked) return <p>{t("view.youBlocked", { username })}</p>;
  if (follower === "PENDING") return <p>{t("view.wantsToFollow", { username })}</p>;
  if (follower === "ACCEPTED") return <p>{t("view.followsYou", { username })}</p>;
  return null;
}

function OwnLinks({ id }: { id: number }) {
  const { t } = useTranslation("user");
  return (
    <>
      <LinkButton to={paths.userEdit()}>{t("view.edit")}</LinkButton>
      <LinkButton to={paths.userList()} variant="quiet">
        {t("view.people")}
      </LinkButton>
      <LinkButton to={paths.cookbookList({ user: id })} variant="quiet">
        {t("view.cookbooks")}
      </LinkButton>
    </>
  );
}
