import { newKey, sendUntilAnswered } from "./send-again";
import { whileSending } from "./waiting";

/** Forms under way: pressed again, they are not sent twice. */
let underWay = new WeakSet<HTMLFormElement>();
let passing: HTMLFormElement | undefined;

/**
 * A form that the browser would send, and leave the page for, goes from the page first, under a key:
 * cut off or not answered, it is sent again, and the server does it once. What came of it the browser
 * asks for itself then, by the key alone, so that cookies, history and page are as without script.
 */
export async function sendForm(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  const action = new URL(form.getAttribute("action") ?? "", location.href);
  const isSent = form.getAttribute("method") === "post" && action.origin === location.origin;
  if (event.defaultPrevented || !isSent || form === passing) return;
  event.preventDefault();
  if (underWay.has(form)) return;
  underWay.add(form);
  const key = newKey();
  const outcome = await whileSending((signal) =>
    sendUntilAnswered(
      () => fetch(action, { ...contentOf(form, submitter, key), signal }),
      action.pathname,
      signal,
    ),
  );
  if (outcome?.answer?.type === "opaqueredirect") return followUp(action, key);
  underWay.delete(form);
  const isStill = submitter ? submitter.isConnected : form.isConnected;
  if (!outcome || outcome.isStopped || !isStill) return;
  // Neither taken nor away: the browser sends it, and shows what is the matter.
  passing = form;
  form.requestSubmit(submitter);
  passing = undefined;
}

/** A page that the browser shows again, as it was left, has nothing under way. */
export function forgetSent(): void {
  underWay = new WeakSet();
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
