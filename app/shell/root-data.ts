import { useRouteLoaderData } from "@remix-run/react";
import type { UserCard } from "#domain/account/follow";
import type { UiLocale } from "#domain/language/locales";
import type { Theme } from "#domain/site/theme";

/** What the root loader gives to every page. */
export interface RootData {
  locale: UiLocale;
  viewer: ShellViewer | null;
  /** Whether a visitor may make an account. */
  canSignUp: boolean;
  /** What the last action did, in the viewer's language. */
  flash: { text: string; isRefusal: boolean } | null;
  hasFormErrors: boolean;
  /** Whether maintenance is on; only administrators are told. */
  isClosed: boolean;
  isDrawerClosed: boolean;
  theme: Theme | null;
  /** An IANA name. */
  timeZone: string;
  version: string;
  nonce: string;
}

export interface ShellViewer {
  id: number;
  username: string;
  imageVersion: number | null;
  isAdmin: boolean;
  pendingFollowers: UserCard[];
}

/** Undefined where the root loader itself failed, or was not run after an action failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
