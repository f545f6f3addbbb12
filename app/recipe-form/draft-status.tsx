import { useEffect, useRef, useState } from "react";
import { dateFormat } from "#domain/text/cached-formats";
import { askBeforeLeaving } from "~/shell/ask-before-leaving";
import { useHasScript } from "~/ui/has-script";
import { useTranslation } from "~/ui/translation";
import { type DraftAutosave, type DraftState, startDraftAutosave } from "./draft-autosave";
import type { RecipeFormState } from "./recipe-form-values";

interface DraftStatusProps {
  formId: string;
  sent: RecipeFormState;
  isReply: boolean;
}

export function DraftStatus(props: DraftStatusProps) {
  const { t, i18n } = useTranslation("draft");
  const { keptAt, hasFailed } = useDrafts(props);
  const formatTime = (at: number) => dateFormat(i18n.language, { timeStyle: "short" }).format(at);
  return (
    <span role="status" className={hasFailed ? "problem" : "hint draft-status"}>
      {hasFailed && t("failed")}
      {/* Announced once: later only the time changes. */}
      {keptAt && t("kept")}
      {keptAt && <span aria-hidden="true"> {formatTime(keptAt)}</span>}
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
  // useHasScript is false during hydration.
  const isTakenOver = useRef(!useHasScript());
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const keeper = startDraftAutosave(
      form,
      { wasSent, isTakenOver: isTakenOver.current },
      setState,
    );
    keeping.current = keeper;
    // Puts the draft's key into the URL before the draft exists, so that a reload shows it.
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
  // Only after a failure: Remix warns about fragment links while navigation is blocked.
  useEffect(() => {
    if (!hasFailed || !keeping.current) return;
    const { holdsUnkept, keep } = keeping.current;
    return askBeforeLeaving(holdsUnkept, keep, question);
  }, [hasFailed, question]);
  return state;
}

function addressWith(here: string, draft: string, formKey: string): string {
  const { pathname, searchParams } = new URL(here);
  searchParams.delete("view");
  searchParams.set("draft", draft);
  if (formKey === draft) searchParams.delete("form");
  else searchParams.set("form", formKey);
  return `${pathname}?${searchParams}`;
}
