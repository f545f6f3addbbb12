export const EMAIL_LISTS = ["waiting", "failed", "sent"] as const;
export type EmailList = (typeof EMAIL_LISTS)[number];

/** NAME: the mail server's name is unknown; SILENCE: it does not answer in time. */
export const DELIVERY_ERRORS = [
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
/** Of one recipient alone: the next e-mail may well arrive. */
export const ERRORS_OF_ONE_EMAIL: DeliveryErrorKind[] = ["REFUSED", "LATER"];
