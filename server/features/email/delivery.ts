import { startLoop } from "../../platform/background-loop";
import type { Config } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import { log } from "../../platform/log";
import { type Claimed, claimNext, releaseClaims, renewClaims } from "./claims";
import type { Email } from "./commands";
import { noteFailed, noteSent, noteUntried } from "./delivery-attempts";
import { renderEmail } from "./render-email";
import { openTransport } from "./transport";

const LOOK_EVERY_MS = 1_000;
/** For one e-mail, however alive the mail server seems. */
const EMAIL_MS = 120_000;
const LAST_MS = 3_000;

export interface Delivery {
  /** Ends within seconds, whatever the mail server does; unsent e-mails stay in the outbox. */
  stop(): Promise<void>;
}

export function startDelivery(db: Db, config: Config, origin: () => string): Delivery {
  const post = openTransport(config);
  const underWay = new Map<Claimed, Promise<void>>();
  const cutting = new AbortController();
  let areClaimsReleased = false;

  const takeWaiting = async (signal: AbortSignal) => {
    if (!areClaimsReleased) await releaseClaims(db);
    areClaimsReleased = true;
    await renewClaims(db, underWay.keys());
    while (!signal.aborted) {
      const email = await claimNext(db, [...underWay.keys()]);
      if (!email) return;
      const sent = send(email).finally(() => {
        underWay.delete(email);
        loop.again();
      });
      underWay.set(email, sent);
    }
  };
  const send = async (email: Claimed) => {
    try {
      const { id, kind, recipient, locale, details } = email;
      const content = { kind, recipient, locale, details: JSON.parse(details) } as Email;
      const signal = AbortSignal.any([cutting.signal, AbortSignal.timeout(EMAIL_MS)]);
      await post(id, recipient, renderEmail(content, origin()), signal);
    } catch (error) {
      const note = cutting.signal.aborted ? noteUntried(db, email) : noteFailed(db, email, error);
      return note.catch(cannotNote);
    }
    await noteSent(db, email).catch(cannotNote);
  };

  const loop = startLoop(LOOK_EVERY_MS, takeWaiting, "mail delivery failed");
  return {
    async stop() {
      const cut = setTimeout(() => cutting.abort(), LAST_MS);
      await loop.stop();
      await Promise.all(underWay.values());
      clearTimeout(cut);
    },
  };
}

function cannotNote(error: unknown): void {
  log.error({ err: error }, "what became of a mail could not be noted");
}
