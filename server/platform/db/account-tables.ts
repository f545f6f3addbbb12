import type { ColumnType, Generated } from "kysely";
import type { DeliveryErrorKind } from "#domain/email/email-delivery";
import type { OpenLinkKind } from "#domain/email/emailed-links";
import type { Locale } from "#domain/language/locales";
import type { UnitChoice } from "#domain/measures/unit-choice";
import type { Visibility } from "#domain/recipe/recipe";
import type { WeekStart } from "#domain/time/week-start";

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
  image_key: string | null;
  verified_at: number | null;
  suspended_at: number | null;
  form_secret: Generated<string>;
  recipe_filters: string | null;
  light_pages: Generated<number>;
  units: Generated<UnitChoice>;
  week_start: Generated<WeekStart>;
  bio: Generated<string>;
  public_recipes: ColumnType<number, never, never>;
  public_likes: ColumnType<number, never, never>;
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

export type TokenKind = OpenLinkKind | "STOP_EMAIL_CHANGE";

export interface TokensTable {
  token_hash: string;
  kind: TokenKind;
  /** Recipient; null if the link was handed over in person. */
  email: string | null;
  is_from_known_device: Generated<number>;
  user_id: number;
  created_at: number;
  expires_at: number;
}

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
  /** "user 12", or "address 192.0.2.1" for visitors. */
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
  retried_at: number | null;
  tries: Generated<number>;
  next_try_at: number;
  sent_at: number | null;
  failed_at: number | null;
  last_error: string | null;
  claimed_at: number | null;
  trouble: DeliveryErrorKind | null;
  troubled_at: number | null;
  troubled_since: number | null;
}
