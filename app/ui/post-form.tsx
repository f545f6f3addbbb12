import { useLocation } from "@remix-run/react";
import type { ComponentProps } from "react";

/** A form that holds words which nobody saved. */
export const UNSAVED = "form[data-unsaved]";

/**
 * A form that the browser sends to the page that it is on. The address is written out: a text browser
 * such as w3m leaves the query away where it is not.
 */
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
