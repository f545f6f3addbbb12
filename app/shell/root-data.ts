import { useRouteLoaderData } from "@remix-run/react";
import type { UserCard } from "#domain/account/follow";
import type { UiLocale } from "#domain/language/locales";
import type { Theme } from "#domain/site/theme";

export interface RootData {
  locale: UiLocale;
  viewer: ShellViewer | null;
  canSignUp: boolean;
  flash: { text: string; isRefusal: boolean } | null;
  hasFormErrors: boolean;
  isClosed: boolean;
  isDrawerClosed: boolean;
  theme: Theme | null;
  timeZone: string;
  version: string;
  nonce: string;
}

export interface ShellViewer {
  id: number;
  username: string;
  imageVersion: number | null;
  isAdmin: boolean;
  /** Open reports and emails that could not be sent; 0 for everybody but administrators. */
  adminWaiting: number;
  pendingFollowers: UserCard[];
}

/** Undefined if the root loader failed, or did not run after a failed action. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
