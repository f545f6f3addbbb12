import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/cached-formats";
import { paths } from "#domain/paths";
import { holdNavigations } from "~/framework/held-navigation";
import { useHasScript } from "../../../../ui/has-script";
import { type DraftKeeper, type DraftState, keepDrafts } from "./draft-keeper";

/** A link that is followed waits this long for its draft; then the reader is asked. */
const PATIENCE_MS = 5_000;

interface DraftStatusProps {
  formId: string;
  /** Of a form that has no address of its own yet. */
  newDraft: string | undefined;
  wasSent: boolean;
}

/** With script: keeps drafts of the form, and says when that was, or that it failed. */
export function DraftStatus(props: DraftStatusProps) {
  const { t, i18n } = useTranslation("recipe");
  const { keptAt, hasFailed } = useDrafts(props);
  const time = dateFormat(i18n.language, { timeStyle: "short" });
  return (
    <span role="status" className={hasFailed ? "problem" : "hint draft-status"}>
      {hasFailed && t("draft.failed")}
      {/* Heard once: the time alone changes. */}
      {keptAt && t("draft.kept")}
      {keptAt && <span aria-hidden="true"> {time.format(keptAt)}</span>}
    </span>
  );
}

function useDrafts({ formId, newDraft, wasSent }: DraftStatusProps): DraftState {
  const { t } = useTranslation("recipe");
  const [state, setState] = useState<DraftState>({ hasFailed: false });
  const question = t("draft.leave");
  // Not yet at first, where script takes the server's page over.
  const isTakenOver = useRef(!useHasScript());
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const keeper = keepDrafts(form, { wasSent, isTakenOver: isTakenOver.current }, setState);
    const letGo = keepBeforeLeaving(keeper, question);
    // The page has the address of its draft before there is one: loaded again, it shows it.
    const nameDraft = () => {
      if (newDraft) history.replaceState(history.state, "", paths.recipeDraftForm(newDraft));
    };
    if (keeper.holdsUnkept()) nameDraft();
    form.addEventListener("input", nameDraft, { once: true });
    return () => {
      form.removeEventListener("input", nameDraft);
      letGo();
      keeper.stop();
    };
  }, [formId, newDraft, wasSent, question]);
  return state;
}

/** A link inside Popote is followed once the words are kept; where they cannot be, the reader is asked. */
function keepBeforeLeaving(keeper: DraftKeeper, question: string): () => void {
  return holdNavigations(keeper.holdsUnkept, async ({ proceed, reset }) => {
    const patience = new Promise<boolean>((resolve) =>
      window.setTimeout(() => resolve(false), PATIENCE_MS),
    );
    const isKept = await Promise.race([keeper.keep(), patience]);
    if (isKept || window.confirm(question)) proceed();
    else reset();
  });
}
