import type { RequestListener } from "node:http";
import path from "node:path";
import * as build from "virtual:remix/server-build";
import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { adminImage } from "#domain/paths";
import type { Config } from "./config";
import type { Changes } from "./db/data-version";
import type { Db } from "./db/open";
import { withRequestTracking } from "./event-loop-watchdog";
import { serveAdminImages } from "./http/documents/admin-picture-response";
import { serveImages } from "./http/documents/picture-response";
import { withPageCache } from "./http/page-cache/page-cache";
import { withCostGate } from "./http/pipeline/cost-gate";
import { serveHealth } from "./http/pipeline/health-check";
import { addressOf, loadContextOf, type Work } from "./http/pipeline/load-context";
import { shedLoad } from "./http/pipeline/load-shedding";
import { openLoginRateLimit } from "./http/pipeline/login-rate-limit";
import { answerPages } from "./http/pipeline/remix-routing";
import { nameRequest, withRequestLog } from "./http/pipeline/request-log";
import { markForeignRequests } from "./http/pipeline/same-origin";
import { securityHeaders } from "./http/pipeline/security-headers";
import { serveStaticFiles } from "./http/pipeline/static-files";
import { log } from "./log";

/** File names: a missing one answers 404 and sends no visitor to /login. */
const FILES =
  /^(?!\/(robots\.txt|sitemap\.xml|manifest\.webmanifest)$)(\/assets\/|.*\.(css|gif|ico|js|json|map|php|png|svg|txt|webmanifest|xml)$)/;

const IMAGES = "/image/:folder/:name.webp";

/** The order: log, cost gate, page cache, then Express. */
export function handlerOf(
  db: Db,
  changes: Changes,
  config: Config,
  origin: () => string,
  work: Work,
): RequestListener {
  const app = expressOf(db, config, origin, work);
  return withRequestTracking(withRequestLog(config, withCostGate(withPageCache(db, changes, app))));
}

function expressOf(db: Db, config: Config, origin: () => string, work: Work): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);
  app.use(nameRequest);
  const loginRateLimit = openLoginRateLimit(addressOf);
  app.use(loginRateLimit.middleware);
  app.use(securityHeaders(() => origin().startsWith("https:")));
  if (!import.meta.env.DEV) serveStaticFiles(app, path.resolve("build/client"));
  app.use(markForeignRequests(config.publicUrl, config.trustedProxies > 0));
  app.get(FILES, (_request, response) => {
    response.status(404).end();
  });
  const getLoadContext = loadContextOf(db, config, origin, loginRateLimit, work);
  app.get(["/health", "/api/v1/health"], serveHealth(db, config.dataDir, work.health));
  app.get(IMAGES, serveImages(getLoadContext));
  app.get(adminImage(IMAGES), serveAdminImages(getLoadContext));
  app.use(shedLoad(db, () => origin().startsWith("https:")));
  app.all("*", answerPages(build, getLoadContext));
  app.use(answerFault);
  return app;
}

/** Express recognizes an error handler by its four parameters. */
function answerFault(
  error: Error,
  _request: Request,
  response: Response,
  next: NextFunction,
): void {
  // An unreadable address or header is the visitor's fault.
  const status = error instanceof TypeError || error instanceof URIError ? 400 : 500;
  if (status === 500)
    log.error({ requestId: response.locals.requestId, err: error }, "request failed");
  if (response.headersSent) next(error);
  else response.status(status).end();
}
