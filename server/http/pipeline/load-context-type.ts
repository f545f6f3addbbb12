import type { SessionRow } from "../../accounts/sessions";
import type { Backups } from "../../backup/schedule";
import type { GoogleSettings } from "../../config";
import type { Db } from "../../db/open";
import type { Outgoing } from "../../http-client/outgoing";
import type { Imports } from "../../imports/worker";
import type { Download } from "../documents/download";
import type { PageHead } from "../documents/page-head";
import type { Cacheable } from "../page-cache/page-cache";
import type { LoginRateLimit } from "./login-rate-limit";

/** What Express hands to the routes with each request. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    db: Db;
    dataDir: string;
    /** Origin that people see; every absolute link starts with it. */
    origin: string;
    /** The other site that sent this request, where it would change something. */
    foreignOrigin: string | undefined;
    /** The path of the page that this request was sent from, where it is one of Popote's. */
    cameFrom: string | undefined;
    isSecure: boolean;
    /** Whether all of the request has arrived. */
    isWhole(): boolean;
    /** Of a request with an Idempotency-Key; undefined until its body was read to its end. */
    bodyDigest(): string | undefined;
    /** Resolves once the line has taken what was written so far; false where nobody waits any more. */
    drained(): Promise<boolean>;
    /** Undefined where Google is not set up: its button is not shown then. */
    google: GoogleSettings | undefined;
    isMailConfigured: boolean;
    /** The visitor's address; of IPv6 the network, since one visitor has many. */
    address: string;
    loginRateLimit: LoginRateLimit;
    /** Of this request, in the log and in the answer. */
    requestId: string;
    backups: Backups;
    imports: Imports;
    /** What leads out of the server in a test; undefined for the guarded way. */
    outgoing: Outgoing | undefined;
    /** Of this answer's Content-Security-Policy. */
    nonce: string;
    /** Set by an action whose form came back with errors, for the page title. */
    hasFormErrors?: boolean;
    /** Of a refusal, for the answer: the seconds that its Retry-After says. */
    retryAfter?: string;
    /** Set where what was sent is kept: the cookies to find it by, for the page's refusals as well. */
    draftCookies?: [name: string, value: string][];
    /** Set by the loader of a page that says more of itself than the tagline. */
    page?: PageHead;
    /** Set by the loader of a page that may be sent again from memory. */
    cacheable?: Cacheable;
    /** What was sent of such a page, before and after it was compressed. */
    sent?: { html: string; body: Buffer };
    /** Set by the loader of a file: gives what is sent in place of the page, begun only then. */
    file?: () => Promise<Download>;
    /** Read once for all loaders of a request. */
    session?: Promise<SessionRow | undefined>;
  }
}
