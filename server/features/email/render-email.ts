import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { translations } from "../../platform/translations";
import type { Email } from "./commands";

export interface RenderedEmail {
  subject: string;
  text: string;
  link: string;
}

/** `origin` comes from the settings, never from a request, whose Host header may be forged. */
export function renderEmail(email: Email, origin: string): RenderedEmail {
  const t = translations(email.locale).t;
  const link = origin + buildPath(email);
  return {
    subject: t(`email:${email.kind}.subject`),
    text: t(`email:${email.kind}.text`, { email: "", code: "", ...email.details, link }),
    link,
  };
}

function buildPath(email: Email): string {
  switch (email.kind) {
    case "verifyEmail":
      return serverPaths.verify(email.details.token);
    case "resetPassword":
      return serverPaths.passwordResetNew(email.details.token);
    case "confirmNewEmail":
      return serverPaths.emailConfirm(email.details.token);
    case "emailChangeAsked":
      return serverPaths.emailStop(email.details.token);
    case "deleteAccount":
      return paths.accountDelete();
    case "confirmationCode":
      return paths.userSettings();
    case "passwordChanged":
    case "manyAttempts":
      return paths.passwordReset();
    case "emailChanged":
      return paths.login();
  }
}
