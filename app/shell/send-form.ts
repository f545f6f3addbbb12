import { isOwnAnswer, WITHOUT_REDIRECT } from "#domain/site/answer-mark";
import { CHANGES_SESSION } from "#domain/site/paths";
import { reloadPageData } from "~/framework/remix-router";
import { newIdempotencyKey, sendWithRetries } from "./send-with-retries";
import { cancelRetryPrompt, promptRetry, trackSending, waitUntilBack } from "./server-away";

/** Forms that are being sent: pressed again, they are not sent twice. */
let underWay = new WeakSet<HTMLFormElement>();
/** The idempotency keys of forms that the server has taken: pressed again, their outcome is fetched. */
let taken = new WeakMap<HTMLFormElement, string>();
let passing: HTMLFormElement | undefined;

/** No Content: the outcome waits for who asks for it by the key. */
const TAKEN = 204;
const BUSY = 'button[aria-busy="true"]';

/**
 * Sends a form by fetch under an idempotency key: without an answer it is sent again, and the server
 * does it once. Then the browser itself fetches the outcome by the key, so that cookies, history and
 * page are as without script; a form with `data-in-place` has the page show how things are instead. A
 * form that opens or ends a session the browser sends itself, once the server is there.
 */
export async function sendForm(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  const action = new URL(form.getAttribute("action") ?? "", location.href);
  const isSent = isPosted(form, submitter) && action.origin === location.origin;
  if (event.defaultPrevented || !isSent || form === passing) return;
  event.preventDefault();
  const before = taken.get(form);
  if (before) return fetchOutcome(action, before);
  if (underWay.has(form)) return;
  cancelRetryPrompt();
  underWay.add(form);
  showBusy(submitter);
  if (CHANGES_SESSION.includes(action.pathname)) {
    const state = await trackSending((signal) => waitUntilBack(action.pathname, { signal }));
    underWay.delete(form);
    if (state && state !== "stopped") submitNatively(form, submitter);
    else showBusy(null);
    return;
  }
  const key = newIdempotencyKey();
  // Every attempt under a key sends the same.
  const content = buildRequest(form, submitter, key);
  const outcome = await sendUntilAnswered(form, submitter, action, content);
  if (outcome === "taken") return showOutcome(form, action, key);
  // Refused: the browser sends it again and shows the answer.
  if (outcome === "refused") submitNatively(form, submitter);
  else showBusy(null);
}

/** While something else than the server answers, the reader says whether it is sent again. */
async function sendUntilAnswered(
  form: HTMLFormElement,
  submitter: HTMLButtonElement | null,
  action: URL,
  content: RequestInit,
): Promise<"taken" | "refused" | "stopped"> {
  for (;;) {
    const outcome = await trackSending((signal) =>
      sendWithRetries(() => fetch(action, { ...content, signal }), action.pathname, signal),
    );
    underWay.delete(form);
    if (!outcome || outcome.isStopped) return "stopped";
    const { answer } = outcome;
    if (isOwnAnswer(answer)) return answer?.status === TAKEN ? "taken" : "refused";
    showBusy(null);
    const how = await promptRetry({ status: answer?.status });
    if (how === "stop" || !form.isConnected) return "stopped";
    underWay.add(form);
    showBusy(submitter);
  }
}

async function showOutcome(form: HTMLFormElement, action: URL, key: string): Promise<void> {
  if (form.dataset.inPlace !== undefined) {
    const isShown = await trackSending(reloadPageData);
    if (isShown !== false) return showBusy(null);
  }
  taken.set(form, key);
  // If the reader stops here and changes the form, it is a new one.
  form.addEventListener("input", () => taken.delete(form), { once: true });
  fetchOutcome(action, key);
}

/** A button may ask for another page instead. */
function isPosted(form: HTMLFormElement, submitter: HTMLButtonElement | null): boolean {
  return (submitter?.getAttribute("formmethod") ?? form.getAttribute("method")) === "post";
}

/** Marks the button that was pressed as at work, alone in the page; without one it marks none. */
function showBusy(pressed: HTMLButtonElement | null): void {
  for (const button of document.querySelectorAll(BUSY)) button.removeAttribute("aria-busy");
  pressed?.setAttribute("aria-busy", "true");
}

/** Has the browser send the form, if it is still on the page. */
function submitNatively(form: HTMLFormElement, submitter: HTMLButtonElement | null): void {
  const isStill = submitter ? submitter.isConnected : form.isConnected;
  if (!isStill) return;
  passing = form;
  form.requestSubmit(submitter);
  passing = undefined;
}

/** For a page that the browser restores from its back/forward cache: nothing is being sent there. */
export function resetSentForms(): void {
  underWay = new WeakSet();
  taken = new WeakMap();
  showBusy(null);
}

function buildRequest(
  form: HTMLFormElement,
  submitter: HTMLButtonElement | null,
  key: string,
): RequestInit {
  const fields = new FormData(form);
  if (submitter?.name) fields.append(submitter.name, submitter.value);
  const isMultipart = form.enctype === "multipart/form-data";
  return {
    method: "POST",
    body: isMultipart ? fields : new URLSearchParams([...fields] as [string, string][]),
    redirect: "manual",
    headers: { "Idempotency-Key": key, Prefer: WITHOUT_REDIRECT },
  };
}

function fetchOutcome(action: URL, key: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action.href;
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = "sending";
  field.value = key;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
