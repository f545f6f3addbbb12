import { sendRemixRequests } from "~/framework/remix-requests";
import { pendingNavigation } from "~/framework/remix-router";
import { forgetSent, sendForm } from "./send-form";
import { newKey, sendUntilAnswered } from "./send-with-retries";
import { untilBack } from "./server-away";

/**
 * Where the server is away or the line broken, nothing that the page asks for or sends is lost: it
 * waits and goes on. Remix's own requests and forms are sent again; and a page whose script could not
 * be had is opened whole, or the copy of it that the worker keeps.
 */
export function waitForServer(): void {
  sendRemixRequests((send, input, init) => sendWaiting(send, input, named(init)));
  addEventListener("submit", sendForm);
  addEventListener("pageshow", forgetSent);
  window.navigation?.addEventListener("navigate", openWholeWaiting);
}

/** What changes something gets a key, under which it is done once. */
function named(init: RequestInit = {}): RequestInit {
  if (isAsking(init)) return init;
  const headers = new Headers(init.headers);
  headers.set("Idempotency-Key", newKey());
  return { ...init, headers };
}

const isAsking = ({ method = "GET" }: RequestInit) => method === "GET";

async function sendWaiting(send: typeof fetch, input: URL, init: RequestInit): Promise<Response> {
  const path = input.pathname.replace(/\.data$/, "");
  const { answer, error } = await sendUntilAnswered(
    () => send(input, init),
    path,
    init.signal,
    async (given) => isAsking(init) && given?.status !== 503 && (await openCopy()),
  );
  if (answer) return answer;
  throw error;
}

/** Remix reloads the page it is on when the next one's script fails to load; that one is opened. */
async function openWholeWaiting(event: NavigateEvent): Promise<void> {
  const isScripts = event.navigationType === "reload" && !event.userInitiated && event.cancelable;
  const wanted = isScripts && pendingNavigation()?.location;
  if (!wanted) return;
  event.preventDefault();
  if (await openCopy()) return;
  await untilBack(wanted.pathname);
  location.assign(wanted.pathname + wanted.search);
}

/** Opens the recipe that is on its way whole, where the worker keeps a copy of it to show. */
async function openCopy(): Promise<boolean> {
  const wanted = pendingNavigation()?.location;
  if (!wanted || !navigator.serviceWorker?.controller) return false;
  const query = new URLSearchParams(wanted.search);
  query.delete("servings");
  if (!(await caches.match(`${wanted.pathname}?${query}`))) return false;
  location.assign(wanted.pathname + wanted.search);
  return true;
}
