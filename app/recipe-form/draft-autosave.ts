import { canOutlivePage, sendDraft } from "./send-draft";

const PAUSE_MS = 2_000;
const RETRY_MS = 15_000;
/** Tells the server that it is to show words which no draft holds. */
const IS_TYPED = "isTyped";

export interface DraftState {
  keptAt?: number;
  hasFailed: boolean;
}

export interface DraftAutosave {
  /** Whether the form holds words that are neither saved nor in a draft. */
  holdsUnkept(): boolean;
  /** Sends what is not kept yet; false if that failed. */
  keep(): Promise<boolean>;
  stop(): void;
}

/**
 * Keeps the words of a form as a draft: after a pause in typing, and when the page is hidden or left.
 * `wasSent`: the server has shown them again, unsaved. What comes too late, after the form was saved
 * or discarded, the server refuses.
 */
export function startDraftAutosave(
  form: HTMLFormElement,
  { wasSent, isTakenOver }: { wasSent: boolean; isTakenOver: boolean },
  show: (state: DraftState) => void,
): DraftAutosave {
  const isUntouched = !wasSent && !(isTakenOver && isTypedIn(form));
  let kept = isUntouched ? serializeForm(form) : undefined;
  let sending: { words: string; abort: AbortController; done: Promise<boolean> } | undefined;
  let timer: number | undefined;
  let hasFailed = false;
  /** Save or another button of the form was pressed, and nothing typed since. */
  let isSent = false;
  const over = new AbortController();

  const holdsUnkept = () => !isSent && serializeForm(form) !== kept;

  function later(ms = PAUSE_MS) {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (sending ? later() : keep()), ms);
  }

  function drop() {
    window.clearTimeout(timer);
    sending?.abort.abort();
    sending = undefined;
  }

  async function keep(): Promise<boolean> {
    const words = serializeForm(form);
    if (isSent || words === kept) return true;
    if (sending?.words === words) return sending.done;
    drop();
    const abort = new AbortController();
    sending = { words, abort, done: sendDraft(words, abort.signal) };
    const isKept = await sending.done;
    if (!abort.signal.aborted) onAnswer(words, isKept);
    return isKept;
  }

  function onAnswer(words: string, isKept: boolean) {
    sending = undefined;
    hasFailed = !isKept;
    if (isKept) kept = words;
    if (over.signal.aborted) return;
    show({ keptAt: isKept ? Date.now() : undefined, hasFailed });
    if (holdsUnkept()) later(isKept ? PAUSE_MS : RETRY_MS);
  }

  const stopWatching = watchForm(form, {
    onOtherView() {
      const field = form.elements.namedItem(IS_TYPED) as HTMLInputElement;
      field.value = holdsUnkept() ? "yes" : "";
    },
    onChange() {
      isSent = false;
      later();
    },
    onSend() {
      isSent = true;
      drop();
    },
    /** Whether the browser should ask first. */
    onLeave() {
      if (!holdsUnkept()) return false;
      keep();
      return hasFailed || !navigator.onLine || !canOutlivePage(serializeForm(form));
    },
    later,
  });
  if (!isUntouched) {
    form.dataset.unsaved = "";
    later();
  }
  return {
    holdsUnkept,
    keep,
    stop() {
      keep();
      over.abort();
      window.clearTimeout(timer);
      stopWatching();
    },
  };
}

interface FormEvents {
  onOtherView(): void;
  onChange(): void;
  onSend(): void;
  onLeave(): boolean;
  later(): void;
}

function watchForm(
  form: HTMLFormElement,
  { onOtherView, onChange, onSend, onLeave, later }: FormEvents,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  form.addEventListener("input", onChange, { signal });
  // A suggestion that is taken says nothing.
  for (const act of ["click", "focusout"]) form.addEventListener(act, () => later(), { signal });
  // Before whoever reads what is sent.
  document.addEventListener(
    "submit",
    ({ target, submitter }) => {
      const button = submitter as HTMLButtonElement | null;
      if (target === form && button?.value === "showOther") onOtherView();
    },
    { signal, capture: true },
  );
  // React's own listener is there first: a button that only moves lines is no sending.
  document.addEventListener(
    "submit",
    (event) => {
      if (event.target !== form) return;
      if (event.defaultPrevented) onChange();
      else onSend();
    },
    { signal },
  );
  addEventListener("beforeunload", (event) => onLeave() && event.preventDefault(), { signal });
  addEventListener("pagehide", onLeave, { signal });
  document.addEventListener("visibilitychange", () => document.hidden && onLeave(), { signal });
  return () => over.abort();
}

/** The form as it stands, without the file that is chosen. */
function serializeForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(
    ([name, value]) => typeof value === "string" && name !== IS_TYPED,
  );
  return String(new URLSearchParams(fields as [string, string][]));
}

/** Whether somebody typed into the form before script came. */
function isTypedIn({ elements }: HTMLFormElement): boolean {
  return [...elements].some(
    (field) =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.type === "text")) &&
      field.value !== field.defaultValue.replace(/\r\n?/g, "\n"),
  );
}
