import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport, type Transporter } from "nodemailer";
import type { Config } from "../config";
import type { Db } from "../db/open";
import { log } from "../log";
import type { Letter } from "./commands";
import { type RenderedLetter, renderLetter } from "./letters";
import { givenUpAt, type Lifetime } from "./lifetime";

const LOOK_EVERY_MS = 1_000;
const SMTP_TIMEOUT_MS = 30_000;
/** A letter that is being sent is not taken again for this long. */
const CLAIM_MS = 5 * 60_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;

export interface Delivery {
  stop(): Promise<void>;
}

/** Sends what waits in the outbox, one letter after another, until stopped. */
export function startDelivery(db: Db, config: Config, origin: () => string): Delivery {
  const post = config.smtpUrl ? bySmtp(config, config.smtpUrl) : intoFolder(config);
  let running: Promise<void> | undefined;
  let isStopped = false;
  const timer = setInterval(() => {
    running ??= deliverWaiting(db, post, origin(), () => isStopped)
      .catch((error) => log.error({ err: error }, "mail delivery failed"))
      .finally(() => {
        running = undefined;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

type Post = (id: number, recipient: string, letter: RenderedLetter) => Promise<void>;

async function deliverWaiting(
  db: Db,
  post: Post,
  origin: string,
  isStopped: () => boolean,
): Promise<void> {
  while (!isStopped()) {
    const claimed = await claimNext(db);
    if (!claimed) return;
    const { id, kind, recipient, locale, details } = claimed;
    try {
      const letter = { kind, recipient, locale, details: JSON.parse(details) } as Letter;
      await post(id, recipient, renderLetter(letter, origin));
      // The link's secret leaves the database with the letter.
      const sent = { sent_at: Date.now(), last_error: null, details: "{}" };
      await db.updateTable("outbox").set(sent).where("id", "=", id).execute();
    } catch (error) {
      await putBack(db, claimed, error);
    }
  }
}

async function claimNext(db: Db) {
  const now = Date.now();
  return db
    .updateTable("outbox")
    .set((eb) => ({ next_try_at: now + CLAIM_MS, tries: eb("tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        .where("next_try_at", "<=", now)
        .orderBy("next_try_at")
        .limit(1),
    )
    .returning(["id", "kind", "recipient", "locale", "details"])
    .returning(["tries", "created_at", "retried_at"])
    .executeTakeFirst();
}

async function putBack(
  db: Db,
  letter: Lifetime & { id: number; tries: number },
  error: unknown,
): Promise<void> {
  const now = Date.now();
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (letter.tries - 1), LONGEST_WAIT_MS);
  const isOver = now + wait > givenUpAt(letter);
  const cause = pickCause(error);
  if (isOver) log.error({ letter: letter.id, ...cause }, "mail given up after a day");
  else log.warn({ letter: letter.id, ...cause }, "mail not taken, it is tried again");
  await db
    .updateTable("outbox")
    .set({
      next_try_at: now + wait,
      failed_at: isOver ? now : null,
      last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
    })
    .where("id", "=", letter.id)
    .execute();
}

/** A mail server's own words name the recipient; its codes do not. */
function pickCause(error: unknown): { code?: unknown; responseCode?: unknown } {
  const { code, responseCode } = Object(error);
  return { code, responseCode };
}

function bySmtp(config: Config, smtpUrl: string): Post {
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  };
  const transport: Transporter = createTransport(
    { url: smtpUrl, ...timeouts },
    { from: config.mailFrom },
  );
  return async (_id, recipient, { subject, text }) => {
    await transport.sendMail({ to: recipient, subject, text });
  };
}

/** Without a mail server a newcomer finds the letter in the data folder and its link in the log. */
function intoFolder(config: Config): Post {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return async (id, recipient, { subject, text, link }) => {
    const from = config.mailFrom;
    const { message } = await writer.sendMail({ from, to: recipient, subject, text });
    const folder = path.join(config.dataDir, "mail");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${id}.eml`), message as Buffer);
    log.info(`Mail to ${recipient}: ${subject}\n  ${link}`);
  };
}
