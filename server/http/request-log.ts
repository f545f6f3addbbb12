import { randomBytes } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { NextFunction, Request, Response } from "express";
import { log } from "../log";

/** What pages bring along and what machines ask all the time is told to who looks for a fault. */
const EVERYDAY =
  /^\/(assets|images?)\/|^\/__manifest$|^\/(api\/v1\/)?health$|\.(ico|svg|txt|webmanifest)$/;
const MAX_PATH = 200;

/**
 * Gives every request an id, which its answer carries in X-Request-Id, and logs it once it is over.
 * The visitor's address is logged only where a setting says so.
 */
export function logRequests({ logsAddresses }: { logsAddresses: boolean }) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const began = performance.now();
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    const requestId = randomBytes(8).toString("hex");
    response.locals.requestId = requestId;
    response.setHeader("X-Request-Id", requestId);
    response.once("close", async () => {
      const path = loggedPath(request.originalUrl);
      const level = isEveryday(request, path) ? "debug" : "info";
      if (!log.isLevelEnabled(level)) return;
      log[level]({
        requestId,
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - began),
        bytes: socket.bytesWritten - sentBefore,
        user: await userOf(response),
        address: logsAddresses ? request.ip : undefined,
        cut: response.writableFinished ? undefined : true,
      });
    });
    next();
  };
}

/**
 * The path of an address as it may be kept: without its query, and with a sign in place of what may
 * be a secret or somebody's e-mail address: whatever is longer than a name of ours or has other signs.
 */
export function loggedPath(address: string): string {
  const [path = ""] = address.split("?");
  const known = path.replace(/(?<=\/auth\/password\/reset\/).+/, "…");
  const segments = known.split("/").map((segment) => (NAME.test(segment) ? segment : "…"));
  return segments.join("/").slice(0, MAX_PATH);
}

const NAME = /^[\w.-]{0,40}$|^…$/;

function isEveryday({ method }: Request, path: string): boolean {
  return (method === "GET" || method === "HEAD") && EVERYDAY.test(path);
}

/** Who was signed in when the request came. */
async function userOf({ locals }: Response): Promise<number | undefined> {
  const context: AppLoadContext | undefined = locals.context;
  const session = await context?.session?.catch(() => undefined);
  return session?.viewer?.id;
}
