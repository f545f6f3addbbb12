import { useLocation } from "@remix-run/react";
import type { ComponentProps } from "react";

export const UNSAVED = "form[data-unsaved]";

/** The action is explicit, because text browsers such as w3m otherwise drop the query. */
export function PostForm({ children, ...form }: ComponentProps<"form">) {
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={pathname + search}
      onInput={({ currentTarget: { dataset } }) => {
        dataset.unsaved = "";
      }}
      {...form}
    >
      {children}
    </form>
  );
}
