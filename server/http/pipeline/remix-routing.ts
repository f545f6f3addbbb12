import { createRequestHandler, type GetLoadContextFunction } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { answerMethod, methodsByPath } from "./allowed-methods";

/** One handler per first segment: Remix compares an address with every route, six times a page. */
export function answerPages(build: ServerBuild, getLoadContext: GetLoadContextFunction) {
  const handlerOf = (part: ServerBuild) =>
    createRequestHandler({ build: part, getLoadContext, mode: import.meta.env.MODE });
  const whole = handlerOf(build);
  const parts = new Set(Object.values(build.routes).map(({ path }) => firstPartOf(path)));
  const handlers = new Map([...parts].map((part) => [part, handlerOf(partOf(build, part))]));
  const methodsOf = methodsByPath(build.routes);
  const files = filePaths(build.routes);
  const handle: RequestHandler = (request, response, next) => {
    if (answerMethod(request, response, methodsOf(request.path))) return;
    response.locals.isFile = files.has(request.path.replace(/^\/|\/$/g, ""));
    const handler = handlers.get(firstPartOf(request.path.slice(1))) ?? whole;
    return handler(request, response, next);
  };
  return handle;
}

/** Routes that show no page: where they refuse, no page is there to say it. */
function filePaths(routes: ServerBuild["routes"]): Set<string | undefined> {
  const files = Object.values(routes).filter(({ module }) => !("default" in module));
  return new Set(files.map(({ path }) => path));
}

function firstPartOf(path = ""): string {
  return path.split("/", 1)[0] ?? "";
}

function partOf(build: ServerBuild, part: string): ServerBuild {
  const isMeant = ({ path = "" }: { path?: string }) =>
    path === "" || path === "*" || firstPartOf(path) === part;
  const meantOf = <Route extends { path?: string }>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => isMeant(route)));
  const assets = { ...build.assets, routes: meantOf(build.assets.routes) };
  return { ...build, routes: meantOf(build.routes), assets };
}
