import { canOutlivePage, sendDraft } from "./send-draft";

const PAUSE_MS = 2_000;
const RETRY_MS = 15_000;
/** Field that tells the server that the form holds text no draft has. */
const IS_TYPED = "isTyped";

export interface DraftState {
  keptAt?: number;
  hasFailed: boolean;
}

export interface DraftAutosave {
  holdsUnkept(): boolean;
  keep(): Promise<boolean>;
  stop(): void;
}

// Saves the form as a draft after a pause in typing, and when the page is hidden or left.
// `wasSent`: the server rendered the form again without saving it. The server refuses drafts that
// arrive after the form was saved or discarded.
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
  // Accepting a suggestion fires no input event.
  for (const act of ["click", "focusout"]) form.addEventListener(act, () => later(), { signal });
  // Runs before any handler that reads the form data.
  document.addEventListener(
    "submit",
    ({ target, submitter }) => {
      const button = submitter as HTMLButtonElement | null;
      if (target === form && button?.value === "showOther") onOtherView();
    },
    { signal, capture: true },
  );
  // React's listener runs first and prevents the submit of buttons that only move lines.
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

function serializeForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(
    ([name, value]) => typeof value === "string" && name !== IS_TYPED,
  );
  return String(new URLSearchParams(fields as [string, string][]));
}

function isTypedIn({ elements }: HTMLFormElement): boolean {
  return [...elements].some(
    (field) =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.type === "text")) &&
      field.value !== field.defaultValue.replace(/\r\n?/g, "\n"),
  );
}
