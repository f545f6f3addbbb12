import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";

/**
 * What the action replied to the form of this page. Remix forgets it when a link to a field of the
 * same page is followed; here it stays until another address is opened.
 */
export function useFormReply<Action>() {
  const { pathname, search } = useLocation();
  const now = useActionData<Action>();
  const last = useRef<{ at: string; reply: typeof now }>();
  const at = pathname + search;
  if (now !== undefined || last.current?.at !== at) last.current = { at, reply: now };
  return last.current?.reply;
}
