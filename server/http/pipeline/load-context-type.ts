import type { ActionFunctionArgs } from "@remix-run/node";
import type { Backups } from "../../admin/backups";
import type { ImportWorker } from "../../features/imports/import-worker";
import type { GoogleSettings, Registration } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import type { OutgoingPolicy } from "../../platform/http-client/outgoing-policy";
import type { FileStore } from "../../platform/storage/file-store";
import type { RunQueued } from "./fair-queue";
import type { LoginRateLimit } from "./login-rate-limit";

/** Frozen: what a page says about its response it returns (`respond`). */
export type RequestContext = Readonly<{
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
  atEnd(work: () => void): void;
  google: GoogleSettings | undefined;
  registration: Registration;
  isEmailConfigured: boolean;
  hasPublicUrl: boolean;
  /** The /64 network for IPv6, since one visitor has many addresses. */
  address: string;
  loginRateLimit: LoginRateLimit;
  requestId: string;
  backups: Backups;
  imports: ImportWorker;
  outgoing: OutgoingPolicy | undefined;
  nonce: string;
}>;

export interface RouteArgs extends Omit<ActionFunctionArgs, "context"> {
  context: RequestContext;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends RequestContext {}
}
