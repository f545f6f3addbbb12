import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";

/**
 * What the action replied to the form of this page. Remix forgets it when a link to a field of the
 * same page is followed; here it stays until another address is opened.
 */
export function useReply<Action>() {
  const { pathname, search } = useLocation();
  const now = useActionData<Action>();
  const kept = useRef<{ at: string; reply: typeof now }>();
  const at = pathname + search;
  if (now !== undefined || kept.current?.at !== at) kept.current = { at, reply: now };
  return kept.current?.reply;
}
