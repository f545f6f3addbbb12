import type { DeliveryErrorKind } from "#domain/email/email-delivery";

interface Failure {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

const BY_CODE: Record<string, DeliveryErrorKind> = {
  EAUTH: "LOGIN",
  ENOAUTH: "LOGIN",
  ETLS: "TLS",
  EDNS: "NAME",
  ETIMEDOUT: "SILENCE",
  EABORT: "SILENCE",
  ECONNECTION: "CONNECTION",
  ESOCKET: "CONNECTION",
};
const BY_COMMAND: Record<string, DeliveryErrorKind> = {
  "MAIL FROM": "SENDER",
  "RCPT TO": "REFUSED",
  DATA: "REFUSED",
};
const TLS_FAULT = /^(ERR_TLS|ERR_SSL|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;
/** The mail server rejects the credentials (RFC 4954). */
const LOGIN_REQUIRED_CODES = [530, 534, 535, 538];

export function classifyFailure(error: unknown): DeliveryErrorKind {
  const { code = "", originalCode = "", responseCode = 0, command }: Failure = Object(error);
  if (LOGIN_REQUIRED_CODES.includes(responseCode)) return "LOGIN";
  if (TLS_FAULT.test(originalCode)) return "TLS";
  const isTemporary = responseCode >= 400 && responseCode < 500;
  if (code === "EAUTH") return isTemporary ? "LATER" : "LOGIN";
  if (responseCode >= 500 && responseCode !== 503) return BY_COMMAND[command ?? ""] ?? "CONNECTION";
  return isTemporary ? "LATER" : (BY_CODE[code] ?? "OTHER");
}
