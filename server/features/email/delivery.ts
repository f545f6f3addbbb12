import { startLoop } from "../../platform/background-loop";
import type { Config } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import { log } from "../../platform/log";
import { type ClaimedEmail, claimNext, releaseClaims, renewClaims } from "./claims";
import type { Email } from "./commands";
import { markFailed, markSent, revertAttempt } from "./delivery-attempts";
import { renderEmail } from "./render-email";
import { openTransport } from "./transport";

const POLL_EVERY_MS = 1_000;
/** Per email, even if the server keeps the connection active. */
const SEND_TIMEOUT_MS = 120_000;
const STOP_GRACE_MS = 3_000;

export interface Delivery {
  /** Ends within seconds, whatever the mail server does; unsent emails stay in the outbox. */
  stop(): Promise<void>;
}

export function startDelivery(db: Db, config: Config, origin: () => string): Delivery {
  const post = openTransport(config);
  const underWay = new Map<ClaimedEmail, Promise<void>>();
  const cutting = new AbortController();
  let areClaimsReleased = false;

  const sendWaiting = async (signal: AbortSignal) => {
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
  const send = async (email: ClaimedEmail) => {
    try {
      const { id, kind, recipient, locale, details } = email;
      const content = { kind, recipient, locale, details: JSON.parse(details) } as Email;
      const signal = AbortSignal.any([cutting.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
      await post(id, recipient, renderEmail(content, origin()), signal);
    } catch (error) {
      const note = cutting.signal.aborted ? revertAttempt(db, email) : markFailed(db, email, error);
      return note.catch(logUnrecorded);
    }
    await markSent(db, email).catch(logUnrecorded);
  };

  const loop = startLoop(POLL_EVERY_MS, sendWaiting, "email delivery failed");
  return {
    async stop() {
      const cut = setTimeout(() => cutting.abort(), STOP_GRACE_MS);
      await loop.stop();
      await Promise.all(underWay.values());
      clearTimeout(cut);
    },
  };
}

function logUnrecorded(error: unknown): void {
  log.error({ err: error }, "cannot record the outcome of an email");
}
