export const EMAIL_LISTS = ["waiting", "failed", "sent"] as const;
export type EmailList = (typeof EMAIL_LISTS)[number];

/** NAME: unknown host name of the mail server; SILENCE: it does not respond in time. */
const DELIVERY_ERRORS = [
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
export type DeliveryErrorKind = (typeof DELIVERY_ERRORS)[number];
export const ERRORS_OF_ONE_EMAIL: DeliveryErrorKind[] = ["REFUSED", "LATER"];
