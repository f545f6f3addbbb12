import { isRemixAnswer, sendRemixRequests } from "~/framework/remix-requests";
import { cancelNavigation, pendingNavigation } from "~/framework/remix-router";
import { resetSentForms, sendForm } from "./send-form";
import { newIdempotencyKey, sendWithRetries } from "./send-with-retries";
import { waitUntilBack } from "./server-away";

/**
 * While the server is away or the connection broken, no request and no form is lost: Remix's requests
 * and forms are sent again. A page whose script could not be loaded is opened without it, or its
 * offline copy.
 */
export function waitForServer(): void {
  sendRemixRequests((send, input, init) => sendWaiting(send, input, named(init)));
  addEventListener("submit", sendForm);
  addEventListener("pageshow", resetSentForms);
  window.navigation?.addEventListener("navigate", openWholeWaiting);
}

/** A request that changes something gets an idempotency key. */
function named(init: RequestInit = {}): RequestInit {
  if (isAsking(init)) return init;
  const headers = new Headers(init.headers);
  headers.set("Idempotency-Key", newIdempotencyKey());
  return { ...init, headers };
}

const isAsking = ({ method = "GET" }: RequestInit) => method === "GET";

async function sendWaiting(send: typeof fetch, input: URL, init: RequestInit): Promise<Response> {
  const path = input.pathname.replace(/\.data$/, "");
  const { answer, error, isStopped } = await sendWithRetries(
    () => send(input, init),
    path,
    init.signal,
    async (given) => isAsking(init) && given?.status !== 503 && (await openCopy()),
  );
  if (answer && (isRemixAnswer(input, answer) || !isAsking(init))) return answer;
  if (!isAsking(init)) throw error;
  // With an error in place of the data Remix would show an error in place of the page.
  const wanted = pendingNavigation()?.location;
  if (wanted && isStopped) cancelNavigation();
  else if (wanted) location.assign(wanted.pathname + wanted.search);
  return new Promise(() => {});
}

/** Remix reloads the current page when the next one's script fails to load; this opens the next one. */
async function openWholeWaiting(event: NavigateEvent): Promise<void> {
  const isScripts = event.navigationType === "reload" && !event.userInitiated && event.cancelable;
  const wanted = isScripts && pendingNavigation()?.location;
  if (!wanted) return;
  event.preventDefault();
  if (await openCopy()) return;
  const outcome = await waitUntilBack(wanted.pathname);
  if (outcome === "stopped") await cancelNavigation();
  else location.assign(wanted.pathname + wanted.search);
}

/** Opens the next page by a full load if the worker has an offline copy of it. */
async function openCopy(): Promise<boolean> {
  const wanted = pendingNavigation()?.location;
  if (!wanted || !navigator.serviceWorker?.controller) return false;
  const query = new URLSearchParams(wanted.search);
  query.delete("servings");
  if (!(await caches.match(`${wanted.pathname}?${query}`))) return false;
  location.assign(wanted.pathname + wanted.search);
  return true;
}
