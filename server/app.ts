import type { RequestListener } from "node:http";
import path from "node:path";
import * as build from "virtual:remix/server-build";
import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { toAdminImage } from "#domain/site/admin-paths";
import { serveAdminImages } from "./http/documents/admin-image-response";
import { serveImages } from "./http/documents/image-response";
import { servePlaceholder } from "./http/documents/placeholder-response";
import { withPageCache } from "./http/page-cache/page-cache";
import { withAddressLimits } from "./http/pipeline/address-limits";
import { asyncHandler } from "./http/pipeline/async-handler";
import { abortOnDisconnect } from "./http/pipeline/client-disconnect";
import { markForeignRequests } from "./http/pipeline/csrf";
import { serveHealth } from "./http/pipeline/health-check";
import {
  type BackgroundServices,
  createContextFactory,
  getClientAddress,
} from "./http/pipeline/load-context";
import { shedLoad } from "./http/pipeline/load-shedding";
import { createLoginRateLimit } from "./http/pipeline/login-rate-limit";
import { buildHomeLink, buildRetryLink, sendPlainRefusal } from "./http/pipeline/plain-refusal";
import { createPageHandler } from "./http/pipeline/remix-routing";
import { sendRequestId, withRequestLog } from "./http/pipeline/request-log";
import { createSecurityHeaders } from "./http/pipeline/security-headers";
import { serveStaticFiles } from "./http/pipeline/static-files";
import { suppressRedirects } from "./http/pipeline/suppress-redirects";
import type { Config } from "./platform/config";
import type { DatabaseVersion } from "./platform/db/engine";
import type { Db } from "./platform/db/open";
import { toAppError } from "./platform/disk-health";
import { withRequestTracking } from "./platform/event-loop-watchdog";
import { log } from "./platform/log";
import type { FileStore } from "./platform/storage/file-store";

/** File names: a missing one answers 404 instead of redirecting to /login. */
const FILES =
  /^(?!\/(robots\.txt|sitemap\.xml|manifest\.webmanifest)$)(\/assets\/|.*\.(css|gif|ico|js|json|map|php|png|svg|txt|webmanifest|xml)$)/;

const HEALTH = ["/health", "/api/v1/health"];
const RETRY_AFTER_SECONDS = 60;
const IMAGES = "/image/:folder/:name.webp";

/** Order: log, address limits, page cache, Express. */
export function createHandler(
  db: Db,
  files: FileStore,
  changes: DatabaseVersion,
  config: Config,
  origin: () => string,
  work: BackgroundServices,
): RequestListener {
  const app = createExpressApp(db, files, config, origin, work);
  return withRequestTracking(
    withRequestLog(config, withAddressLimits(withPageCache(db, changes, app))),
  );
}

export function createHealthHandler(db: Db, config: Config): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.use(sendRequestId);
  app.get(HEALTH, serveHealth(db, config.dataDir));
  app.use((_request, response) => {
    response.status(404).type("text/plain").send("This node answers /health and nothing else.\n");
  });
  return withRequestLog(config, app);
}

function createExpressApp(
  db: Db,
  files: FileStore,
  config: Config,
  origin: () => string,
  work: BackgroundServices,
): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);
  app.use(sendRequestId);
  const loginRateLimit = createLoginRateLimit(getClientAddress);
  app.use(loginRateLimit.middleware);
  app.use(createSecurityHeaders(() => origin().startsWith("https:"), config.bucket?.imagesOrigin));
  if (!import.meta.env.DEV) serveStaticFiles(app, path.resolve("build/client"));
  app.use(markForeignRequests(config.publicUrl, config.trustedProxies > 0));
  app.get("/image/placeholder/:name.svg", servePlaceholder);
  app.get(FILES, (_request, response) => {
    response.status(404).end();
  });
  const getLoadContext = createContextFactory(db, files, config, origin, loginRateLimit, work);
  app.get(HEALTH, serveHealth(db, config.dataDir, work.health));
  app.get(IMAGES, asyncHandler(serveImages(getLoadContext)));
  app.get(toAdminImage(IMAGES), asyncHandler(serveAdminImages(getLoadContext)));
  app.use(abortOnDisconnect);
  app.use(asyncHandler(shedLoad(db, () => origin().startsWith("https:"))));
  app.use(suppressRedirects);
  app.all("*", createPageHandler(build, getLoadContext));
  app.use(handleError);
  return app;
}

/** Express recognizes an error handler by its four parameters. */
function handleError(error: Error, request: Request, response: Response, next: NextFunction): void {
  const refused = toAppError(error);
  if (refused && !response.headersSent) {
    const retryAfterSeconds = Number(refused.headers["Retry-After"] ?? RETRY_AFTER_SECONDS);
    sendPlainRefusal(request, response, {
      code: refused.code,
      retryAfterSeconds,
      link: buildRetryLink(request),
    });
    return;
  }
  // An unreadable URL or header is the client's fault.
  const isUnreadable = error instanceof TypeError || error instanceof URIError;
  if (!isUnreadable)
    log.error({ requestId: response.locals.requestId, err: error }, "request failed");
  if (response.headersSent) next(error);
  else if (isUnreadable)
    sendPlainRefusal(request, response, { code: "request.invalid", link: buildHomeLink(request) });
  else response.status(500).end();
}
