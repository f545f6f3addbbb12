import { interceptRemixRequests, isRemixAnswer } from "~/framework/remix-requests";
import { cancelNavigation, findPendingNavigation } from "~/framework/remix-router";
import { resetSentForms, sendForm } from "./send-form";
import { newIdempotencyKey, sendWithRetries } from "./send-with-retries";
import { waitUntilBack } from "./server-away";

// Retries requests and forms while the server or the connection is down. If a script fails to load,
// opens the page with a full load or its offline copy.
export function waitForServer(): void {
  interceptRemixRequests((send, input, init) =>
    sendWhenAvailable(send, input, addIdempotencyKey(init)),
  );
  addEventListener("submit", sendForm);
  addEventListener("pageshow", resetSentForms);
  window.navigation?.addEventListener("navigate", openFullPage);
}

function addIdempotencyKey(init: RequestInit = {}): RequestInit {
  if (isSafeMethod(init)) return init;
  const headers = new Headers(init.headers);
  headers.set("Idempotency-Key", newIdempotencyKey());
  return { ...init, headers };
}

const isSafeMethod = ({ method = "GET" }: RequestInit) => method === "GET";

async function sendWhenAvailable(
  send: typeof fetch,
  input: URL,
  init: RequestInit,
): Promise<Response> {
  const path = input.pathname.replace(/\.data$/, "");
  const { answer, error, isStopped } = await sendWithRetries(
    () => send(input, init),
    path,
    init.signal,
    async (given) => isSafeMethod(init) && given?.status !== 503 && (await openOfflineCopy()),
  );
  if (answer && (isRemixAnswer(input, answer) || !isSafeMethod(init))) return answer;
  if (!isSafeMethod(init)) throw error;
  // Never settles, because Remix would replace the page with an error.
  const wanted = findPendingNavigation()?.location;
  if (wanted && isStopped) cancelNavigation();
  else if (wanted) location.assign(wanted.pathname + wanted.search);
  return new Promise(() => {});
}

/** Remix reloads the current page when the next one's script fails to load; opens the next one. */
async function openFullPage(event: NavigateEvent): Promise<void> {
  const isScripts = event.navigationType === "reload" && !event.userInitiated && event.cancelable;
  const wanted = isScripts && findPendingNavigation()?.location;
  if (!wanted) return;
  event.preventDefault();
  if (await openOfflineCopy()) return;
  const outcome = await waitUntilBack(wanted.pathname);
  if (outcome === "stopped") await cancelNavigation();
  else location.assign(wanted.pathname + wanted.search);
}

async function openOfflineCopy(): Promise<boolean> {
  const wanted = findPendingNavigation()?.location;
  if (!wanted || !navigator.serviceWorker?.controller) return false;
  const query = new URLSearchParams(wanted.search);
  query.delete("servings");
  if (!(await caches.match(`${wanted.pathname}?${query}`))) return false;
  location.assign(wanted.pathname + wanted.search);
  return true;
}
