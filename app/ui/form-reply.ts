import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";

// Remix drops the action's reply when a fragment link is followed; this keeps it until the URL
// changes.
export function useFormReply<Action>() {
  const { pathname, search } = useLocation();
  const now = useActionData<Action>();
  const last = useRef<{ at: string; reply: typeof now }>();
  const at = pathname + search;
  if (now !== undefined || last.current?.at !== at) last.current = { at, reply: now };
  return last.current?.reply;
}
