import { createRequestHandler, type GetLoadContextFunction } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { answerUnsupportedMethod, createMethodLookup } from "./allowed-methods";

/** One handler per first segment: Remix compares a URL with every route, six times a page. */
export function createPageHandler(build: ServerBuild, getLoadContext: GetLoadContextFunction) {
  const createHandler = (part: ServerBuild) =>
    createRequestHandler({ build: part, getLoadContext, mode: import.meta.env.MODE });
  const whole = createHandler(build);
  const parts = new Set(Object.values(build.routes).map(({ path }) => getFirstSegment(path)));
  const handlers = new Map(
    [...parts].map((part) => [part, createHandler(narrowBuild(build, part))]),
  );
  const listMethods = createMethodLookup(build.routes);
  const files = collectFilePaths(build.routes);
  const handle: RequestHandler = (request, response, next) => {
    if (answerUnsupportedMethod(request, response, listMethods(request.path))) return;
    response.locals.isFile = files.has(request.path.replace(/^\/|\/$/g, ""));
    const handler = handlers.get(getFirstSegment(request.path.slice(1))) ?? whole;
    return handler(request, response, next);
  };
  return handle;
}

function collectFilePaths(routes: ServerBuild["routes"]): Set<string | undefined> {
  const files = Object.values(routes).filter(({ module }) => !("default" in module));
  return new Set(files.map(({ path }) => path));
}

function getFirstSegment(path = ""): string {
  return path.split("/", 1)[0] ?? "";
}

function narrowBuild(build: ServerBuild, part: string): ServerBuild {
  const isInPart = ({ path = "" }: { path?: string }) =>
    path === "" || path === "*" || getFirstSegment(path) === part;
  const filterRoutes = <Route extends { path?: string }>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => isInPart(route)));
  const assets = { ...build.assets, routes: filterRoutes(build.assets.routes) };
  return { ...build, routes: filterRoutes(build.routes), assets };
}
