import path from "node:path";
import { createTransport, type Transporter } from "nodemailer";
import type { Config } from "../../platform/config";
import { log } from "../../platform/log";
import { writeWhole } from "../../platform/storage/folder-store";
import type { RenderedEmail } from "./render-email";

const CONNECTION_MS = 15_000;
/** Some servers make unknown senders wait for the greeting. */
const ANSWER_MS = 30_000;

/** Throws what the mail server answered; an abort ends it at once. */
export type SendEmail = (
  id: number,
  recipient: string,
  letter: RenderedEmail,
  signal: AbortSignal,
) => Promise<void>;

export function openTransport(config: Config): SendEmail {
  return config.smtpUrl ? bySmtp(config, config.smtpUrl) : intoFolder(config);
}

function bySmtp(config: Config, smtpUrl: string): SendEmail {
  const timeouts = {
    dnsTimeout: CONNECTION_MS,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    socketCloseTimeout: 0,
  };
  const transport: Transporter = createTransport(
    { url: smtpUrl, ...timeouts },
    { from: config.mailFrom },
  );
  return async (_id, recipient, { subject, text }, signal) => {
    await transport.sendMail({ to: recipient, subject, text, signal });
  };
}

/** Without a mail server: the e-mail goes to the data folder, its link to the log. */
function intoFolder(config: Config): SendEmail {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return async (id, recipient, { subject, text, link }) => {
    const from = config.mailFrom;
    const { message } = await writer.sendMail({ from, to: recipient, subject, text });
    await writeWhole(path.join(config.dataDir, "mail", `${id}.eml`), message as Buffer);
    log.info(`Mail to ${recipient}: ${subject}\n  ${link}`);
  };
}
