import type { RelatedPerson } from "#server/features/follows/relations";
import { PersonButton } from "~/ui/person-button";
import { useTranslation } from "~/ui/translation";

/** What takes something away from a person: no longer a follower, blocked. */
export function PersonTools({ person }: { person: RelatedPerson }) {
  const { t } = useTranslation("user");
  const { follower, isBlocked } = person;
  return (
    <>
      {follower === "ACCEPTED" && (
        <PersonButton person={person} intent="remove" label={t("action.remove")} />
      )}
      {!isBlocked && (
        <div className="danger">
          <PersonButton person={person} intent="block" label={t("action.block")} />
          <p className="hint">{t("view.blockText")}</p>
        </div>
      )}
    </>
  );
}
