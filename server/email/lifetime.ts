import { LINK_HOURS } from "#domain/open-links";
import type { Email } from "./commands";

/** Which letters hold a link that ends: without it they are no use. */
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
/** The next try is never further away. */
export const LONGEST_WAIT_MS = 3_600_000;

/** What a letter's life is counted from. */
export interface Lifetime {
  kind: string;
  created_at: number;
  retried_at: number | null;
}

/** When sending a letter is given up: a day after it was asked for, and never after its link ended. */
export function givenUpAt(letter: Lifetime): number {
  const end = (letter.retried_at ?? letter.created_at) + TRIED_FOR_MS;
  return Math.min(end, linkEndsAt(letter));
}

/** Whether the link in a letter has ended, so that sending it would help nobody. */
export function isLinkOver(letter: Lifetime): boolean {
  return linkEndsAt(letter) <= Date.now();
}

/** The letters written before have a link that has ended, where they have one. */
export function oldestLivingLink(): number {
  return Date.now() - LINK_MS;
}

function linkEndsAt({ kind, created_at }: Lifetime): number {
  return KINDS_WITH_LINK.includes(kind) ? created_at + LINK_MS : Number.POSITIVE_INFINITY;
}

/** How long to wait after so many tries that failed, in milliseconds. */
export function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}
