import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext } from "@remix-run/node";
import express from "express";
import { findSession } from "#server/features/accounts/sessions";
import { readCookie } from "#server/http/pipeline/cookies";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { barePage } from "../bare-page";

const { DATA_DIR = "", PAGE_ORIGIN = "" } = process.env;

/** Serves the smallest Remix page, or the hand-written one, on a free port that it prints. */
const server = createServer(process.argv[2] === "bare" ? barePage(DATA_DIR, PAGE_ORIGIN) : remix());
server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

function remix() {
  const app = express();
  app.disable("x-powered-by");
  const db = openDatabase(DATA_DIR);
  const getLoadContext = (request: express.Request) => {
    const secret = readCookie(
      { headers: { get: () => request.headers.cookie ?? null } },
      "session",
      { isSecure: false },
    );
    const session = findSession(db, secret ?? "");
    const context: Partial<AppLoadContext> = { db, origin: PAGE_ORIGIN, session };
    return context as AppLoadContext;
  };
  app.all("*", createRequestHandler({ build, getLoadContext, mode: "production" }));
  return app;
}
