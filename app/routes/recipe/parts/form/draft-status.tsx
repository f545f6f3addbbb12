import { type Location, useBlocker } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/cached-formats";
import { paths } from "#domain/paths";
import { watchWords } from "~/ui/unsaved-words";
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
  const [state, setState] = useState<DraftState>({ hasFailed: false });
  const keeper = useRef<DraftKeeper>();
  // Not yet at first, where script takes the server's page over.
  const isTakenOver = useRef(!useHasScript());
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const keeping = keepDrafts(form, { wasSent, isTakenOver: isTakenOver.current }, setState);
    const unwatch = watchWords(keeping.holdsUnsaved);
    // The page has the address of its draft before there is one: loaded again, it shows it.
    const nameDraft = () => {
      if (newDraft) history.replaceState(history.state, "", paths.recipeDraftForm(newDraft));
    };
    if (keeping.holdsUnsaved()) nameDraft();
    form.addEventListener("input", nameDraft, { once: true });
    keeper.current = keeping;
    return () => {
      form.removeEventListener("input", nameDraft);
      unwatch();
      keeping.stop();
    };
  }, [formId, newDraft, wasSent]);
  useKeptBeforeLeaving(keeper);
  return state;
}

/** A link inside Popote is followed once the words are kept; where they cannot be, the reader is asked. */
function useKeptBeforeLeaving(keeper: { current: DraftKeeper | undefined }): void {
  const { t } = useTranslation("recipe");
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      addressOf(currentLocation) !== addressOf(nextLocation) && !!keeper.current?.holdsUnkept(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that is followed.
  useEffect(() => {
    if (state !== "blocked") return;
    const patience = new Promise<boolean>((resolve) =>
      window.setTimeout(() => resolve(false), PATIENCE_MS),
    );
    Promise.race([keeper.current?.keep(), patience]).then((isKept) => {
      if (isKept || window.confirm(t("draft.leave"))) proceed?.();
      else reset?.();
    });
  }, [state]);
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}
