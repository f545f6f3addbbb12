export const MAIL_LISTS = ["waiting", "failed", "sent"] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** NAME: the mail server's name is unknown; SILENCE: it does not answer in time. */
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
/** Of one recipient alone: the next e-mail may well arrive. */
export const OF_ONE_LETTER: MailTroubleKind[] = ["REFUSED", "LATER"];
