/** The mails of the outbox: those that wait, those that were given up, those that were sent. */
export const MAIL_LISTS = ["waiting", "failed", "sent"] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/**
 * Why a try to send a mail failed: it was refused for good, or put off by the mail server; or the
 * mail server does not take the sender, the login, its certificate does not hold, its name is not
 * known, it is not there, it does not answer in time.
 */
export const MAIL_TROUBLES = [
  "REFUSED",
  "LATER",
  "SENDER",
  "LOGIN",
  "TLS",
  "NAME",
  "CONNECTION",
  "SILENCE",
  "OTHER",
] as const;
export type MailTroubleKind = (typeof MAIL_TROUBLES)[number];
/** Those that say nothing about the next letter. */
export const OF_ONE_LETTER: MailTroubleKind[] = ["REFUSED", "LATER"];
