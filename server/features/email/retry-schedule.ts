import { LINK_HOURS } from "#domain/email/emailed-links";
import type { Email } from "./commands";

const HAS_LINK: Record<Email["kind"], boolean> = {
  verifyEmail: true,
  resetPassword: true,
  confirmNewEmail: true,
  emailChangeAsked: true,
  confirmationCode: true,
  deleteAccount: true,
  passwordChanged: false,
  manyAttempts: false,
  emailChanged: false,
};
export const KINDS_WITH_LINK = Object.keys(HAS_LINK).filter(
  (kind) => HAS_LINK[kind as Email["kind"]],
);

const LINK_MS = LINK_HOURS * 3_600_000;
const RETRY_PERIOD_MS = 24 * 3_600_000;

const FIRST_WAIT_MS = 5_000;
export const MAX_DELAY_MS = 3_600_000;

interface Lifetime {
  kind: string;
  created_at: number;
  retried_at: number | null;
}

export function computeDeadline(email: Lifetime): number {
  const end = (email.retried_at ?? email.created_at) + RETRY_PERIOD_MS;
  return Math.min(end, computeLinkExpiry(email));
}

export function isLinkExpired(email: Lifetime): boolean {
  return computeLinkExpiry(email) <= Date.now();
}

export function getLinkCutoff(): number {
  return Date.now() - LINK_MS;
}

function computeLinkExpiry({ kind, created_at }: Lifetime): number {
  return KINDS_WITH_LINK.includes(kind) ? created_at + LINK_MS : Number.POSITIVE_INFINITY;
}

/** In milliseconds. */
export function computeDelay(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), MAX_DELAY_MS);
}
