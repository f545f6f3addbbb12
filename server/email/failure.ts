import type { DeliveryErrorKind } from "#domain/email-delivery";

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
const TLS_FAULT = /^(ERR_TLS|ERR_SSL|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;
/** The mail server wants another log-in (RFC 4954). */
const LOGIN_WANTED = [530, 534, 535, 538];

export function kindOfFailure(error: unknown): DeliveryErrorKind {
  const { code = "", originalCode = "", responseCode = 0, command }: Failure = Object(error);
  if (LOGIN_WANTED.includes(responseCode)) return "LOGIN";
  if (TLS_FAULT.test(originalCode)) return "TLS";
  if (code === "EAUTH") return responseCode >= 400 && responseCode < 500 ? "LATER" : "LOGIN";
  if (responseCode >= 500 && responseCode !== 503) {
    if (command === "MAIL FROM") return "SENDER";
    if (command === "RCPT TO" || command === "DATA") return "REFUSED";
    return "CONNECTION";
  }
  if (responseCode >= 400 && responseCode < 500) return "LATER";
  return BY_CODE[code] ?? "OTHER";
}
