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
    origin: string;
    /** Set if another site sent a request that would change something. */
    foreignOrigin: string | undefined;
    refererPath: string | undefined;
    isSecure: boolean;
    /** True for routes without a page, whose refusals are plain text. */
    isFile: boolean;
    isComplete(): boolean;
    /** Undefined until the body has ended. */
    bodyDigest(): string | undefined;
    /** False once the client has gone. */
    drained(): Promise<boolean>;
    runQueued: RunQueued;
    /** Runs work once the response is sent or the client is gone. */
    atEnd(work: () => void): void;
    google: GoogleSettings | undefined;
    registration: Registration;
    isMailConfigured: boolean;
    /** The /64 network for IPv6, since one visitor has many addresses. */
    address: string;
    loginRateLimit: LoginRateLimit;
    requestId: string;
    backups: Backups;
    imports: ImportWorker;
    outgoing: OutgoingPolicy | undefined;
    nonce: string;
    hasFormErrors?: boolean;
    retryAfter?: string;
    isSent?: boolean;
    /** The URL of a refused form's draft; null if it was not stored. */
    draft?: string | null;
    /** A function must depend only on the loader's data and the URL. */
    page?: PageHead | (() => PageHead);
    cacheable?: Cacheable;
    isRenderingShared?: boolean;
    sent?: { html: string; body: Buffer };
    file?: () => Promise<Download>;
    session?: Promise<SessionRow | undefined>;
  }
}
