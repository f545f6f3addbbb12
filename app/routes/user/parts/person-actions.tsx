import { useTranslation } from "react-i18next";
import type { RelatedPerson } from "#server/follows/relations";
import { PersonButton } from "~/ui/person-button";

/**
 * The buttons that fit how one stands to a person. Beside a request in a list there are its answers
 * alone; `isWhole` shows all, and the one to remove a follower.
 */
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
    return <PersonButton person={person} intent="unblock" words={t("action.unblock")} />;
  }
  const isAsked = follower === "PENDING";
  return (
    <>
      {isAsked && (
        <>
          <PersonButton person={person} intent="accept" words={t("action.accept")} isPrimary />
          <PersonButton person={person} intent="decline" words={t("action.decline")} />
        </>
      )}
      {(!isAsked || isWhole) && following === null && (
        <PersonButton person={person} intent="follow" words={t("action.follow")} isPrimary />
      )}
      {(!isAsked || isWhole) && following === "PENDING" && (
        <PersonButton person={person} intent="unfollow" words={t("action.withdraw")} />
      )}
      {(!isAsked || isWhole) && following === "ACCEPTED" && (
        <PersonButton person={person} intent="unfollow" words={t("action.unfollow")} />
      )}
      {isWhole && follower === "ACCEPTED" && (
        <PersonButton person={person} intent="remove" words={t("action.remove")} />
      )}
    </>
  );
}
