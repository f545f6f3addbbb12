import { paths } from "#domain/paths";
import { words } from "../translations";
import type { Letter } from "./commands";

export interface RenderedLetter {
  subject: string;
  text: string;
  /** What the reader is asked to open. */
  link: string;
}

/** Puts a letter in its reader's words; links start with `origin`, never with what a request said. */
export function renderLetter(letter: Letter, origin: string): RenderedLetter {
  const t = words(letter.locale).t;
  const link = origin + pathOf(letter);
  return {
    subject: t(`mail:${letter.kind}.subject`),
    text: t(`mail:${letter.kind}.text`, { email: "", code: "", ...letter.details, link }),
    link,
  };
}

function pathOf(letter: Letter): string {
  switch (letter.kind) {
    case "verifyEmail":
      return paths.verify(letter.details.token);
    case "resetPassword":
      return paths.passwordResetNew(letter.details.token);
    case "confirmNewEmail":
      return paths.emailConfirm(letter.details.token);
    case "emailChangeAsked":
      return paths.emailStop(letter.details.token);
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
