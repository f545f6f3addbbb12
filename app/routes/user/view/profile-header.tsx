import { paths } from "#domain/site/paths";
import type { ProfileCounts } from "#server/features/follows/queries";
import type { RelatedPerson } from "#server/features/follows/relations";
import { Avatar } from "~/ui/avatar";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";
import { PersonActions } from "../parts/person-actions";
import { ProfileNumbers } from "./profile-numbers";
import { ProfileTools } from "./profile-tools";

interface ProfileHeaderProps {
  person: RelatedPerson;
  bio: string;
  counts: ProfileCounts | null;
  isOwn: boolean;
  isVisitor: boolean;
}

export function ProfileHeader({ person, bio, counts, isOwn, isVisitor }: ProfileHeaderProps) {
  const { t } = useTranslation("user");
  const { id, username } = person;
  return (
    <header className="profile">
      <Avatar person={person} size={96} alt={t("view.imageOf", { username })} />
      <div className="profile-words">
        <h1 dir="auto">{username}</h1>
        {bio && <p dir="auto">{bio}</p>}
      </div>
      <div className="profile-rest">
        {counts && <ProfileNumbers counts={counts} isOwn={isOwn} />}
        <StateWords person={person} />
        <div className="actions">
          {isOwn && <LinkButton to={paths.userEdit()}>{t("view.edit")}</LinkButton>}
          {isVisitor && <LinkButton to={paths.userFollow(id)}>{t("action.follow")}</LinkButton>}
          {!isOwn && !isVisitor && <PersonActions person={person} isWhole />}
          {!isVisitor && <ProfileTools person={person} isOwn={isOwn} />}
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
