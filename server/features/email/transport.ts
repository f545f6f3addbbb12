import path from "node:path";
import { createTransport, type Transporter } from "nodemailer";
import type { Config } from "../../platform/config";
import { log } from "../../platform/log";
import { writeAtomically } from "../../platform/storage/folder-store";
import type { RenderedEmail } from "./render-email";

const CONNECTION_MS = 15_000;
/** Some servers delay the greeting for unknown senders. */
const ANSWER_MS = 30_000;

/** Throws the mail server's answer; aborting ends it at once. */
type SendEmail = (
  id: number,
  recipient: string,
  email: RenderedEmail,
  signal: AbortSignal,
) => Promise<void>;

export function openTransport(config: Config): SendEmail {
  return config.smtpUrl ? createSmtpSender(config, config.smtpUrl) : createFolderSender(config);
}

function createSmtpSender(config: Config, smtpUrl: string): SendEmail {
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

/** Without a mail server the email goes to the data folder and its link to the log. */
function createFolderSender(config: Config): SendEmail {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return async (id, recipient, { subject, text, link }) => {
    const from = config.mailFrom;
    const { message } = await writer.sendMail({ from, to: recipient, subject, text });
    await writeAtomically(path.join(config.dataDir, "mail", `${id}.eml`), message as Buffer);
    log.info(`Email to ${recipient}: ${subject}\n  ${link}`);
  };
}
