import type { Config } from "../config";
import type { Db } from "../db/open";
import { log } from "../log";
import { type Claimed, claimNext, releaseClaims } from "./claims";
import type { Email } from "./commands";
import { noteFailed, noteSent, noteUntried } from "./outcome";
import { renderEmail } from "./render-email";
import { openTransport } from "./transport";

const LOOK_EVERY_MS = 1_000;
/** However many small signs of life a mail server gives. */
const LETTER_MS = 120_000;
/** When told to stop, a letter under way may still be taken for this long. */
const LAST_MS = 3_000;

export interface Delivery {
  /** Ends within seconds, whatever the mail server does; what was not taken stays in the outbox. */
  stop(): Promise<void>;
}

/** Sends what waits in the outbox, several letters at once, until stopped. */
export function startDelivery(db: Db, config: Config, origin: () => string): Delivery {
  const post = openTransport(config);
  const underWay = new Map<Claimed, Promise<void>>();
  const cutting = new AbortController();
  let isStopped = false;
  let taking: Promise<void> | undefined;

  const take = (first?: () => Promise<void>) => {
    taking ??= takeWaiting(first)
      .catch((error) => log.error({ err: error }, "mail delivery failed"))
      .finally(() => {
        taking = undefined;
      });
  };
  const takeWaiting = async (first?: () => Promise<void>) => {
    await first?.();
    while (!isStopped) {
      const letter = await claimNext(db, [...underWay.keys()]);
      if (!letter) return;
      underWay.set(
        letter,
        send(letter).finally(() => ended(letter)),
      );
    }
  };
  const ended = (letter: Claimed) => {
    underWay.delete(letter);
    if (!isStopped) take();
  };
  const send = async (letter: Claimed) => {
    try {
      const { id, kind, recipient, locale, details } = letter;
      const content = { kind, recipient, locale, details: JSON.parse(details) } as Email;
      const signal = AbortSignal.any([cutting.signal, AbortSignal.timeout(LETTER_MS)]);
      await post(id, recipient, renderEmail(content, origin()), signal);
    } catch (error) {
      const note = cutting.signal.aborted ? noteUntried(db, letter) : noteFailed(db, letter, error);
      return note.catch(cannotNote);
    }
    await noteSent(db, letter).catch(cannotNote);
  };

  take(() => releaseClaims(db));
  const timer = setInterval(take, LOOK_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const cut = setTimeout(() => cutting.abort(), LAST_MS);
      await taking;
      await Promise.all(underWay.values());
      clearTimeout(cut);
    },
  };
}

function cannotNote(error: unknown): void {
  log.error({ err: error }, "what became of a mail could not be noted");
}
