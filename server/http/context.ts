import type { SessionRow } from "../accounts/sessions";
import type { Db } from "../db/open";

/** What Express hands to the routes with each request. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    db: Db;
    dataDir: string;
    /** Origin that people see; every absolute link starts with it. */
    origin: string;
    /** Whether another site sent this request that changes something. */
    isForeign: boolean;
    isSecure: boolean;
    /** The visitor's address; of IPv6 the network, since one visitor has many. */
    address: string;
    /** Of this answer's Content-Security-Policy. */
    nonce: string;
    /** Set by an action whose form came back with errors, for the page title. */
    hasFormErrors?: boolean;
    /** Read once for all loaders of a request. */
    session?: Promise<SessionRow | undefined>;
  }
}
