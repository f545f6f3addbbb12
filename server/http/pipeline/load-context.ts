import { isIPv6 } from "node:net";
import type { Request, Response } from "express";
import type { Backups } from "../../admin/backups";
import type { ImportWorker } from "../../features/imports/import-worker";
import type { Config } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import type { FileStore } from "../../platform/storage/file-store";
import { digestBody } from "../forms/body-digest";
import type { ProcessesHealth } from "./health-check";
import type { RequestContext } from "./load-context-type";
import type { LoginRateLimit } from "./login-rate-limit";
import { keepSession } from "./session";

export interface BackgroundServices {
  backups: Backups;
  imports: ImportWorker;
  health?: () => Promise<ProcessesHealth | undefined>;
}

export function createContextFactory(
  db: Db,
  files: FileStore,
  config: Config,
  origin: () => string,
  loginRateLimit: LoginRateLimit,
  { backups, imports }: BackgroundServices,
) {
  return (request: Request, response: Response): RequestContext => {
    const context: RequestContext = Object.freeze({
      db,
      dataDir: config.dataDir,
      files,
      origin: origin(),
      google: config.google,
      registration: config.registration,
      isEmailConfigured: config.smtpUrl !== undefined,
      hasPublicUrl: config.publicUrl !== undefined,
      foreignOrigin: response.locals.foreignOrigin,
      refererPath: response.locals.cameFrom,
      isFile: response.locals.isFile ?? false,
      isSecure: origin().startsWith("https:"),
      isComplete: () => request.complete,
      bodyDigest: request.headers["idempotency-key"] ? digestBody(request) : () => undefined,
      drained: () => waitForDrain(response),
      atEnd: (work) => void (response.closed ? work() : response.once("close", work)),
      address: getClientAddress(request),
      loginRateLimit,
      backups,
      imports,
      outgoing: config.outgoing,
      requestId: response.locals.requestId,
      nonce: response.locals.nonce,
      runQueued: response.locals.inTurn,
    });
    if (response.locals.session) keepSession(context, response.locals.session);
    response.locals.context = context;
    return context;
  };
}

async function waitForDrain(response: Response): Promise<boolean> {
  if (response.writableNeedDrain) {
    await new Promise<void>((resolve) => {
      const done = () => {
        response.off("drain", done).off("close", done);
        resolve();
      };
      response.on("drain", done).on("close", done);
    });
  }
  return !response.destroyed;
}

export function getClientAddress(request: Request): string {
  const plain = (request.ip ?? "").replace(/^::ffff:/, "");
  return isIPv6(plain) ? `${expandIPv6(plain).slice(0, 4).join(":")}::/64` : plain;
}

function expandIPv6(ip: string): string[] {
  const [head = "", tail] = ip.split("::");
  const left = head.split(":").filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(":").filter(Boolean);
  return [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
}
