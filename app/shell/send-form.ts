import { isOwnAnswer, WITHOUT_REDIRECT } from "#domain/site/answer-mark";
import { CHANGES_SESSION } from "#domain/site/paths";
import { reloadPageData } from "~/framework/remix-router";
import { newIdempotencyKey, sendWithRetries } from "./send-with-retries";
import { cancelRetryPrompt, promptRetry, trackSending, waitUntilBack } from "./server-away";

/** Forms being sent, to ignore a second press; of a form that stays in place, its buttons. */
let underWay = new WeakSet<HTMLElement>();
/** Idempotency keys of accepted forms: pressing again fetches the outcome. */
let taken = new WeakMap<HTMLFormElement, string>();
let passing: HTMLFormElement | undefined;

/** No Content: the outcome can be fetched with the key. */
const TAKEN = 204;
/** Accepted: the service worker sends it later. The page stays as it is, as when the user stops. */
const LEFT = 202;
const BUSY = 'button[aria-busy="true"]';

// Sends a form by fetch with an idempotency key, so that retries run once on the server. The
// browser then loads the outcome by that key, so that cookies and history are as without script;
// with `data-in-place`, the page's data reloads instead. Forms that start or end a session are
// submitted natively once the server is reachable.
export async function sendForm(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  const action = new URL(form.getAttribute("action") ?? "", location.href);
  const isSent = isPosted(form, submitter) && action.origin === location.origin;
  if (event.defaultPrevented || !isSent || form === passing) return;
  event.preventDefault();
  const before = taken.get(form);
  if (before) return fetchOutcome(action, before);
  const sent = findSent(form, submitter);
  if (underWay.has(sent)) return;
  cancelRetryPrompt();
  underWay.add(sent);
  showBusy(submitter);
  if (CHANGES_SESSION.includes(action.pathname)) {
    const state = await trackSending((signal) => waitUntilBack(action.pathname, { signal }));
    underWay.delete(sent);
    if (state && state !== "stopped") submitNatively(form, submitter);
    else showBusy(null);
    return;
  }
  const key = newIdempotencyKey();
  // All attempts with a key must send the same content.
  const content = buildRequest(form, submitter, key);
  const status = await sendUntilAnswered(sent, submitter, action, content);
  if (status === TAKEN) return showOutcome(form, action, key);
  if (status === LEFT) return showBusy(null);
  // Refused: submit natively, so that the browser shows the response.
  submitNatively(form, submitter);
}

/** Returns the status; if something other than the server answers, asks the user whether to retry. */
async function sendUntilAnswered(
  sent: HTMLElement,
  submitter: HTMLButtonElement | null,
  action: URL,
  content: RequestInit,
): Promise<number> {
  for (;;) {
    const outcome = await trackSending((signal) =>
      sendWithRetries(() => fetch(action, { ...content, signal }), action.pathname, signal),
    );
    underWay.delete(sent);
    if (!outcome || outcome.isStopped) return LEFT;
    const { answer } = outcome;
    if (answer && isOwnAnswer(answer)) return answer.status;
    showBusy(null);
    const how = await promptRetry({ status: answer?.status });
    if (how === "stop" || !sent.isConnected) return LEFT;
    underWay.add(sent);
    showBusy(submitter);
  }
}

/** Each button of a form that stays in place does its own work. */
function findSent(form: HTMLFormElement, submitter: HTMLButtonElement | null): HTMLElement {
  return form.dataset.inPlace === undefined ? form : (submitter ?? form);
}

async function showOutcome(form: HTMLFormElement, action: URL, key: string): Promise<void> {
  if (form.dataset.inPlace !== undefined) {
    const isShown = await trackSending(reloadPageData);
    if (isShown !== false) return showBusy(null);
  }
  taken.set(form, key);
  // If the user stops the load and edits the form, it counts as a new one.
  form.addEventListener("input", () => taken.delete(form), { once: true });
  fetchOutcome(action, key);
}

/** A submit button can override the form's method. */
function isPosted(form: HTMLFormElement, submitter: HTMLButtonElement | null): boolean {
  return (submitter?.getAttribute("formmethod") ?? form.getAttribute("method")) === "post";
}

function showBusy(pressed: HTMLButtonElement | null): void {
  for (const button of document.querySelectorAll(BUSY)) button.removeAttribute("aria-busy");
  pressed?.setAttribute("aria-busy", "true");
}

/** Submits natively, if the form is still on the page. */
function submitNatively(form: HTMLFormElement, submitter: HTMLButtonElement | null): void {
  if (!(submitter ?? form).isConnected) return;
  passing = form;
  form.requestSubmit(submitter);
  passing = undefined;
}

/** Resets the state of a page restored from the back/forward cache. */
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
  form.innerHTML = `<input name="sending" value="${key}">`;
  document.body.append(form);
  form.submit();
  form.remove();
}
