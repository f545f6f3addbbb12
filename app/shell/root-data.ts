import { useRouteLoaderData } from "@remix-run/react";
import type { PersonCard } from "#domain/follow";
import type { Locale } from "#domain/locales";

/** What the root loader gives every page. */
export interface RootData {
  locale: Locale;
  viewer: ShellViewer | null;
  /** What the last action did; shown once. */
  flash: { key: string; values?: Record<string, string | number>; isRefusal?: boolean } | null;
  hasFormErrors: boolean;
  /** Whether maintenance keeps everybody but administrators out. */
  isClosed: boolean;
  isDrawerClosed: boolean;
  version: string;
  nonce: string;
}

/** Who is signed in, as the bars around a page show them. */
export interface ShellViewer extends PersonCard {
  isAdmin: boolean;
  pendingFollowers: PersonCard[];
}

/** The root loader's data; undefined when it failed itself. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
