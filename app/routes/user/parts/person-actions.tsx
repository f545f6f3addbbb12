import type { RelatedPerson } from "#server/features/follows/relations";
import { PersonButton } from "~/ui/person-button";
import { useTranslation } from "~/ui/translation";

// The buttons that fit the viewer's relation to a user. `isWhole`: all, not just the answers to a
// request.
export function PersonActions({
  person,
  isWhole = false,
}: {
  person: RelatedPerson;
  isWhole?: boolean;
}) {
  const { t } = useTranslation("user");
  const { following, follower, isBlocked } = person;
  if (isBlocked) {
    return <PersonButton person={person} intent="unblock" label={t("action.unblock")} />;
  }
  const hasRequest = follower === "PENDING";
  return (
    <>
      {hasRequest && (
        <>
          <PersonButton person={person} intent="accept" label={t("action.accept")} isPrimary />
          <PersonButton person={person} intent="decline" label={t("action.decline")} />
        </>
      )}
      {(!hasRequest || isWhole) && following === null && (
        <PersonButton person={person} intent="follow" label={t("action.follow")} isPrimary />
      )}
      {(!hasRequest || isWhole) && following === "PENDING" && (
        <PersonButton person={person} intent="unfollow" label={t("action.withdraw")} />
      )}
      {(!hasRequest || isWhole) && following === "ACCEPTED" && (
        <PersonButton person={person} intent="unfollow" label={t("action.unfollow")} />
      )}
    </>
  );
}
