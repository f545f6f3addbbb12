import type { Backups } from "../../admin/backups";
import type { SessionRow } from "../../features/accounts/sessions";
import type { ImportWorker } from "../../features/imports/import-worker";
import type { GoogleSettings, Registration } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import type { OutgoingPolicy } from "../../platform/http-client/outgoing-policy";
import type { FileStore } from "../../platform/storage/file-store";
import type { Download } from "../documents/download";
import type { PageHead } from "../documents/page-head";
import type { Cacheable } from "../page-cache/page-cache";
import type { RunQueued } from "./fair-queue";
import type { LoginRateLimit } from "./login-rate-limit";

declare module "@remix-run/node" {
  interface AppLoadContext {
    db: Db;
    dataDir: string;
    files: FileStore;
    /** Of every absolute link. */
    origin: string;
    /** Set where another site sent a request that would change something. */
    foreignOrigin: string | undefined;
    /** A path of Popote. */
    refererPath: string | undefined;
    isSecure: boolean;
    /** Of a route without a page, whose refusals are plain text. */
    isFile: boolean;
    isComplete(): boolean;
    /** Undefined until the body has ended. */
    bodyDigest(): string | undefined;
    /** False once the client has gone. */
    drained(): Promise<boolean>;
    /** For what holds the processor long. */
    runQueued: RunQueued;
    /** Once the answer was sent, or the client has gone. */
    atEnd(work: () => void): void;
    google: GoogleSettings | undefined;
    registration: Registration;
    isMailConfigured: boolean;
    /** For IPv6 the /64 network, since one visitor has many addresses. */
    address: string;
    loginRateLimit: LoginRateLimit;
    requestId: string;
    backups: Backups;
    imports: ImportWorker;
    outgoing: OutgoingPolicy | undefined;
    nonce: string;
    hasFormErrors?: boolean;
    retryAfter?: string;
    /** Whether a form was sent, which was refused. */
    isSent?: boolean;
    /** Where a form that was refused is found again; null where it was not kept. */
    draft?: string | null;
    /** Made from what the loader gives and the address alone, where it is a function. */
    page?: PageHead | (() => PageHead);
    cacheable?: Cacheable;
    isRenderingShared?: boolean;
    sent?: { html: string; body: Buffer };
    file?: () => Promise<Download>;
    session?: Promise<SessionRow | undefined>;
  }
}
