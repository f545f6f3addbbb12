import type { ColumnType, Generated } from "kysely";
import type { Locale } from "#domain/locales";
import type { MailTroubleKind } from "#domain/mail";
import type { OpenLinkKind } from "#domain/open-links";
import type { Visibility } from "#domain/recipe";

/** A column that the database fills when a row is made, and that is never changed. */
export type Fixed<T> = ColumnType<T, T, never>;

export interface UsersTable {
  id: Generated<number>;
  username: string;
  username_key: string;
  email: string;
  password_hash: string | null;
  google_id: string | null;
  role: Generated<"USER" | "ADMIN">;
  locale: Generated<Locale>;
  is_public: Generated<number>;
  auto_accepts_follows: Generated<number>;
  next_visibility: Generated<Visibility>;
  image_version: number | null;
  last_image_version: Generated<number>;
  verified_at: number | null;
  suspended_at: number | null;
  form_secret: Generated<string>;
  /** The query string of the recipe list that was chosen last. */
  recipe_filters: string | null;
  light_pages: Generated<number>;
  created_at: Fixed<number>;
}

export interface SessionsTable {
  token_hash: Fixed<string>;
  user_id: number | null;
  data: string;
  user_agent: string;
  created_at: Fixed<number>;
  seen_at: number;
  expires_at: number;
}

/** By the last one a change of address is stopped; it is no link of its own to its owner. */
export type TokenKind = OpenLinkKind | "STOP_EMAIL_CHANGE";

export interface TokensTable {
  token_hash: string;
  kind: TokenKind;
  /** Where it was sent, which a change of address confirms; null where it was given by hand. */
  email: string | null;
  /** Whether who asked had logged in there before. */
  is_from_known_device: Generated<number>;
  user_id: number;
  created_at: number;
  expires_at: number;
}

/** A browser in which somebody logged in before. */
export interface KnownDevicesTable {
  token_hash: Fixed<string>;
  user_id: Fixed<number>;
  created_at: Fixed<number>;
  seen_at: number;
}

export interface AttemptsTable {
  subject: string;
  count: number;
  window_ends_at: number;
}

export interface IdempotencyOutcomesTable {
  name: string;
  /** "user 12", or "address 192.0.2.1" for nobody who is signed in. */
  owner: string;
  session_hash: string | null;
  body_digest: string;
  outcome: string;
  bytes: number;
  expires_at: number;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  locale: Locale;
  details: string;
  created_at: Fixed<number>;
  /** When an administrator had it tried again. */
  retried_at: number | null;
  tries: Generated<number>;
  next_try_at: number;
  sent_at: number | null;
  failed_at: number | null;
  last_error: string | null;
  /** Since when it has been on its way; null while nobody sends it. */
  claimed_at: number | null;
  /** Why its last try failed, when that was, and since when its tries have failed. */
  trouble: MailTroubleKind | null;
  troubled_at: number | null;
  troubled_since: number | null;
}
