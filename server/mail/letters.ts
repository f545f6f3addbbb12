import { paths } from "~/paths";
import { words } from "../words";
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
  const link = origin + paths.verify(letter.details.token);
  const { username } = letter.details;
  return {
    subject: t("mail:verifyEmail.subject"),
    text: t("mail:verifyEmail.text", { username, link }),
    link,
  };
}
