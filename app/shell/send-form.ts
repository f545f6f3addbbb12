import { CHANGES_SESSION } from "#domain/paths";
import { newKey, sendUntilAnswered } from "./send-with-retries";
import { untilBack, whileSending } from "./server-away";

/** Forms under way: pressed again, they are not sent twice. */
let underWay = new WeakSet<HTMLFormElement>();
/** The key of a form that the server has taken: pressed again, it is what came of it that is asked for. */
let taken = new WeakMap<HTMLFormElement, string>();
let passing: HTMLFormElement | undefined;

/**
 * A form that the browser would send, and leave the page for, goes from the page first, under a key:
 * cut off or not answered, it is sent again, and the server does it once. What came of it the browser
 * asks for itself then, by the key alone, so that cookies, history and page are as without script. A
 * form that opens or ends a session the browser sends itself, once the server is there.
 */
export async function sendForm(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  const action = new URL(form.getAttribute("action") ?? "", location.href);
  const isSent = form.getAttribute("method") === "post" && action.origin === location.origin;
  if (event.defaultPrevented || !isSent || form === passing) return;
  event.preventDefault();
  const before = taken.get(form);
  if (before) return followUp(action, before);
  if (underWay.has(form)) return;
  underWay.add(form);
  if (CHANGES_SESSION.includes(action.pathname)) {
    const found = await whileSending((signal) => untilBack(action.pathname, { signal }));
    underWay.delete(form);
    if (found && found !== "stopped") sendItself(form, submitter);
    return;
  }
  const key = newKey();
  // Every attempt under a key sends the same.
  const content = contentOf(form, submitter, key);
  const outcome = await whileSending((signal) =>
    sendUntilAnswered(() => fetch(action, { ...content, signal }), action.pathname, signal),
  );
  underWay.delete(form);
  if (outcome?.answer?.type === "opaqueredirect") {
    taken.set(form, key);
    // Where the page stays, since its reader stopped it, what is changed then is sent as new.
    form.addEventListener("input", () => taken.delete(form), { once: true });
    return followUp(action, key);
  }
  // Neither taken nor away: the browser shows what is the matter.
  if (outcome && !outcome.isStopped) sendItself(form, submitter);
}

/** The browser sends it, where it is still there. */
function sendItself(form: HTMLFormElement, submitter: HTMLButtonElement | null): void {
  const isStill = submitter ? submitter.isConnected : form.isConnected;
  if (!isStill) return;
  passing = form;
  form.requestSubmit(submitter);
  passing = undefined;
}

/** A page that the browser shows again, as it was left, has nothing under way. */
export function forgetSent(): void {
  underWay = new WeakSet();
  taken = new WeakMap();
}

function contentOf(
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
    headers: { "Idempotency-Key": key, Prefer: "return=minimal" },
  };
}

function followUp(action: URL, key: string): void {
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
