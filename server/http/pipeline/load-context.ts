import { isIPv6 } from "node:net";
import type { AppLoadContext } from "@remix-run/node";
import type { Request, Response } from "express";
import type { Backups } from "../../admin/backups";
import type { Imports } from "../../features/imports/worker";
import type { Config } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import type { FileStore } from "../../platform/storage/file-store";
import { bodyDigestOf } from "../forms/body-digest";
import type { ProcessesHealth } from "./health-check";
import type { LoginRateLimit } from "./login-rate-limit";
import "./load-context-type";

/** What goes on beside requests, as they ask for it. */
export interface Work {
  backups: Backups;
  imports: Imports;
  /** Where several processes share the data folder. */
  health?: () => Promise<ProcessesHealth | undefined>;
}

export function loadContextOf(
  db: Db,
  files: FileStore,
  config: Config,
  origin: () => string,
  loginRateLimit: LoginRateLimit,
  { backups, imports }: Work,
) {
  return (request: Request, response: Response): AppLoadContext => {
    const context: AppLoadContext = {
      db,
      dataDir: config.dataDir,
      files,
      origin: origin(),
      google: config.google,
      registration: config.registration,
      isMailConfigured: config.smtpUrl !== undefined,
      foreignOrigin: response.locals.foreignOrigin,
      cameFrom: response.locals.cameFrom,
      isFile: response.locals.isFile ?? false,
      isSecure: origin().startsWith("https:"),
      isWhole: () => request.complete,
      bodyDigest: request.headers["idempotency-key"] ? bodyDigestOf(request) : () => undefined,
      drained: () => drained(response),
      atEnd: (work) => void (response.closed ? work() : response.once("close", work)),
      address: addressOf(request),
      loginRateLimit,
      backups,
      imports,
      outgoing: config.outgoing,
      requestId: response.locals.requestId,
      nonce: response.locals.nonce,
      inTurn: response.locals.inTurn,
      session: response.locals.session,
    };
    response.locals.context = context;
    return context;
  };
}

async function drained(response: Response): Promise<boolean> {
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

/** A household has one IPv4 address, but a /64 network of IPv6 addresses. */
export function addressOf(request: Request): string {
  const plain = (request.ip ?? "").replace(/^::ffff:/, "");
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(":")}::/64` : plain;
}

function expand(ip: string): string[] {
  const [head = "", tail] = ip.split("::");
  const left = head.split(":").filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(":").filter(Boolean);
  return [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
}
