import { AWAY, untilBack } from "./waiting";

/**
 * Where the server is away, nothing that the page asks of it or sends is lost: it waits and goes on
 * once the server is back. Remix's own requests are sent again then; a form is sent when the server
 * was heard of just before; and a page whose script could not be had is opened whole.
 */
export function waitForServer(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) =>
    isOfRemix(input)
      ? sendWaiting(() => send(input, init), input, init?.signal)
      : send(input, init);
  addEventListener("submit", sendFormWaiting);
  window.navigation?.addEventListener("navigate", openWholeWaiting);
}

/** Data of a page, or of routes on the way to one. What is looked up ahead may fail as it likes. */
function isOfRemix(input: RequestInfo | URL): input is URL {
  if (!(input instanceof URL) || input.origin !== location.origin) return false;
  const isOnTheWay = window.__remixRouter?.state.navigation.state !== "idle";
  return input.pathname.endsWith(".data") || (isOnTheWay && input.pathname === "/__manifest");
}

async function sendWaiting(
  send: () => Promise<Response>,
  { pathname }: URL,
  signal?: AbortSignal | null,
): Promise<Response> {
  const path = pathname.replace(/\.data$/, "");
  for (;;) {
    const answer = await send().catch((error: unknown) => {
      signal?.throwIfAborted();
      return { error };
    });
    if (answer instanceof Response && !AWAY.includes(answer.status)) return answer;
    const outcome = await untilBack(path, { signal });
    if (outcome === "back") continue;
    // The server is there and still this fails: once more, and then it is an error like any other.
    if (outcome === "there") return send();
    if (answer instanceof Response) return answer;
    throw answer.error;
  }
}

const asked = new WeakSet<HTMLFormElement>();
let passing: HTMLFormElement | undefined;

/** A form that the browser sends itself leaves the page, so the server is looked for first. */
async function sendFormWaiting(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  const action = new URL(form.getAttribute("action") ?? "", location.href);
  const isSent = form.getAttribute("method") === "post" && action.origin === location.origin;
  if (event.defaultPrevented || !isSent || form === passing) return;
  event.preventDefault();
  if (asked.has(form)) return;
  asked.add(form);
  const outcome = await untilBack(action.pathname);
  asked.delete(form);
  const isStill = submitter ? submitter.isConnected : form.isConnected;
  if (outcome === "stopped" || !isStill) return;
  passing = form;
  form.requestSubmit(submitter);
  passing = undefined;
}

/** Remix reloads the page it is on when the next one's script fails to load; that one is opened. */
async function openWholeWaiting(event: NavigateEvent): Promise<void> {
  const isScripts = event.navigationType === "reload" && !event.userInitiated && event.cancelable;
  const wanted = isScripts && window.__remixRouter?.state.navigation.location;
  if (!wanted) return;
  event.preventDefault();
  await untilBack(wanted.pathname);
  location.assign(wanted.pathname + wanted.search);
}
