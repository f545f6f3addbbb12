/** The mails of the outbox: those that wait, those that were given up, those that were sent. */
export const MAIL_LISTS = ["waiting", "failed", "sent"] as const;
export type MailList = (typeof MAIL_LISTS)[number];
