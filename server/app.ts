import type { RequestListener } from "node:http";
import path from "node:path";
import * as build from "virtual:remix/server-build";
import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { adminImage } from "#domain/site/paths";
import { serveAdminImages } from "./http/documents/admin-picture-response";
import { serveImages } from "./http/documents/picture-response";
import { withPageCache } from "./http/page-cache/page-cache";
import { asyncHandler } from "./http/pipeline/async-handler";
import { withCostGate } from "./http/pipeline/cost-gate";
import { serveHealth } from "./http/pipeline/health-check";
import { watchLeaving } from "./http/pipeline/leaving-clients";
import { addressOf, loadContextOf, type Work } from "./http/pipeline/load-context";
import { shedLoad } from "./http/pipeline/load-shedding";
import { openLoginRateLimit } from "./http/pipeline/login-rate-limit";
import { linkAgain, linkHome, refusePlainly } from "./http/pipeline/plain-refusal";
import { answerPages } from "./http/pipeline/remix-routing";
import { nameRequest, withRequestLog } from "./http/pipeline/request-log";
import { markForeignRequests } from "./http/pipeline/same-origin";
import { securityHeaders } from "./http/pipeline/security-headers";
import { serveStaticFiles } from "./http/pipeline/static-files";
import { answerWithoutRedirects } from "./http/pipeline/unfollowed-redirects";
import type { Config } from "./platform/config";
import type { Changes } from "./platform/db/engine";
import type { Db } from "./platform/db/open";
import { withRequestTracking } from "./platform/event-loop-watchdog";
import { refusalOf } from "./platform/full-disk";
import { log } from "./platform/log";
import type { FileStore } from "./platform/storage/file-store";

/** File names: a missing one answers 404 and sends no visitor to /login. */
const FILES =
  /^(?!\/(robots\.txt|sitemap\.xml|manifest\.webmanifest)$)(\/assets\/|.*\.(css|gif|ico|js|json|map|php|png|svg|txt|webmanifest|xml)$)/;

const HEALTH = ["/health", "/api/v1/health"];
const RETRY_AFTER_SECONDS = 60;
const IMAGES = "/image/:folder/:name.webp";

/** The order: log, cost gate, page cache, then Express. */
export function handlerOf(
  db: Db,
  files: FileStore,
  changes: Changes,
  config: Config,
  origin: () => string,
  work: Work,
): RequestListener {
  const app = expressOf(db, files, config, origin, work);
  return withRequestTracking(withRequestLog(config, withCostGate(withPageCache(db, changes, app))));
}

/** Of a node that answers no visitors. */
export function healthHandlerOf(db: Db, config: Config): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.use(nameRequest);
  app.get(HEALTH, serveHealth(db, config.dataDir));
  app.use((_request, response) => {
    response.status(404).type("text/plain").send("This node answers /health and nothing else.\n");
  });
  return withRequestLog(config, app);
}

function expressOf(
  db: Db,
  files: FileStore,
  config: Config,
  origin: () => string,
  work: Work,
): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);
  app.use(nameRequest);
  const loginRateLimit = openLoginRateLimit(addressOf);
  app.use(loginRateLimit.middleware);
  app.use(securityHeaders(() => origin().startsWith("https:"), config.bucket?.picturesOrigin));
  if (!import.meta.env.DEV) serveStaticFiles(app, path.resolve("build/client"));
  app.use(markForeignRequests(config.publicUrl, config.trustedProxies > 0));
  app.get(FILES, (_request, response) => {
    response.status(404).end();
  });
  const getLoadContext = loadContextOf(db, files, config, origin, loginRateLimit, work);
  app.get(HEALTH, serveHealth(db, config.dataDir, work.health));
  app.get(IMAGES, asyncHandler(serveImages(getLoadContext)));
  app.get(adminImage(IMAGES), asyncHandler(serveAdminImages(getLoadContext)));
  app.use(watchLeaving);
  app.use(asyncHandler(shedLoad(db, () => origin().startsWith("https:"))));
  app.use(answerWithoutRedirects);
  app.all("*", answerPages(build, getLoadContext));
  app.use(answerFault);
  return app;
}

/** Express recognizes an error handler by its four parameters. */
function answerFault(error: Error, request: Request, response: Response, next: NextFunction): void {
  const refused = refusalOf(error);
  if (refused && !response.headersSent) {
    const retryAfterSeconds = Number(refused.headers["Retry-After"] ?? RETRY_AFTER_SECONDS);
    refusePlainly(request, response, {
      code: refused.code,
      retryAfterSeconds,
      link: linkAgain(request),
    });
    return;
  }
  // An unreadable address or header is the visitor's fault.
  const isUnreadable = error instanceof TypeError || error instanceof URIError;
  if (!isUnreadable)
    log.error({ requestId: response.locals.requestId, err: error }, "request failed");
  if (response.headersSent) next(error);
  else if (isUnreadable)
    refusePlainly(request, response, { code: "request.invalid", link: linkHome(request) });
  else response.status(500).end();
}
