import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/text/cached-formats";
import { askBeforeLeaving } from "~/shell/ask-before-leaving";
import { useHasScript } from "~/ui/has-script";
import { type DraftAutosave, type DraftState, startDraftAutosave } from "./draft-autosave";
import type { RecipeFormState } from "./recipe-form-values";

interface DraftStatusProps {
  formId: string;
  sent: RecipeFormState;
  /** Shown again after it was sent. */
  isReply: boolean;
}

/** With script: keeps drafts of the form, and says when that was, or that it failed. */
export function DraftStatus(props: DraftStatusProps) {
  const { t, i18n } = useTranslation("draft");
  const { keptAt, hasFailed } = useDrafts(props);
  const time = dateFormat(i18n.language, { timeStyle: "short" });
  return (
    <span role="status" className={hasFailed ? "problem" : "hint draft-status"}>
      {hasFailed && t("failed")}
      {/* Heard once: the time alone changes. */}
      {keptAt && t("kept")}
      {keptAt && <span aria-hidden="true"> {time.format(keptAt)}</span>}
    </span>
  );
}

function useDrafts({ formId, sent, isReply }: DraftStatusProps): DraftState {
  const { t } = useTranslation("draft");
  const [state, setState] = useState<DraftState>({ hasFailed: false });
  const { hasFailed } = state;
  const question = t("leave");
  const { draft, formKey, isOtherView, isTyped } = sent;
  const wasSent = isReply && (!isOtherView || isTyped === true);
  const keeping = useRef<DraftAutosave>();
  // Not yet at first, where script takes the server's page over.
  const isTakenOver = useRef(!useHasScript());
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const keeper = startDraftAutosave(
      form,
      { wasSent, isTakenOver: isTakenOver.current },
      setState,
    );
    keeping.current = keeper;
    // The page has the address of its draft before there is one: loaded again, it shows it.
    const nameDraft = () => {
      if (!isReply)
        history.replaceState(history.state, "", addressWith(location.href, draft, formKey));
    };
    if (keeper.holdsUnkept()) nameDraft();
    form.addEventListener("input", nameDraft, { once: true });
    return () => {
      form.removeEventListener("input", nameDraft);
      keeper.stop();
    };
  }, [formId, draft, formKey, isReply, wasSent]);
  // Only then: Remix warns of links to a place on this page while navigations are held.
  useEffect(() => {
    if (!hasFailed || !keeping.current) return;
    const { holdsUnkept, keep } = keeping.current;
    return askBeforeLeaving(holdsUnkept, keep, question);
  }, [hasFailed, question]);
  return state;
}

/** Names the form as well, where its draft may since be another form's. */
function addressWith(here: string, draft: string, formKey: string): string {
  const { pathname, searchParams } = new URL(here);
  searchParams.delete("view");
  searchParams.set("draft", draft);
  if (formKey === draft) searchParams.delete("form");
  else searchParams.set("form", formKey);
  return `${pathname}?${searchParams}`;
}
