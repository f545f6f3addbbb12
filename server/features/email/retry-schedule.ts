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
const TRIED_FOR_MS = 24 * 3_600_000;

const FIRST_WAIT_MS = 5_000;
export const LONGEST_WAIT_MS = 3_600_000;

export interface Lifetime {
  kind: string;
  created_at: number;
  retried_at: number | null;
}

/** A day after it was asked for or retried, but never after its link expired. */
export function givenUpAt(email: Lifetime): number {
  const end = (email.retried_at ?? email.created_at) + TRIED_FOR_MS;
  return Math.min(end, linkEndsAt(email));
}

export function isLinkOver(email: Lifetime): boolean {
  return linkEndsAt(email) <= Date.now();
}

export function oldestLivingLink(): number {
  return Date.now() - LINK_MS;
}

function linkEndsAt({ kind, created_at }: Lifetime): number {
  return KINDS_WITH_LINK.includes(kind) ? created_at + LINK_MS : Number.POSITIVE_INFINITY;
}

/** Milliseconds. */
export function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}
