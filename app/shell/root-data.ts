import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "../root";

/** What the root loader gave every page; undefined when it failed itself. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>("root");
}

export type ShellViewer = NonNullable<NonNullable<ReturnType<typeof useRootData>>["viewer"]>;
