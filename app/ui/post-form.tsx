import { useLocation } from "@remix-run/react";
import type { ComponentProps } from "react";

/**
 * A form that the browser sends to the page that it is on. The address is written out: a text browser
 * such as w3m leaves the query away where it is not.
 */
export function PostForm({ children, ...form }: ComponentProps<"form">) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={pathname + search} {...form}>
      {children}
    </form>
  );
}
