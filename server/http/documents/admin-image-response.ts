import type { Request, Response } from "express";
import type { AccessKind } from "#domain/administration/access-grants";
import { findGrant, logReadingOnce } from "../../admin/access-grants";
import type { Db } from "../../platform/db/open";
import { findImageVersion } from "../../platform/images/versions";
import { isAdmin, type Viewer } from "../../policies/permissions";
import type { RequestContext } from "../pipeline/load-context-type";
import { readSession } from "../pipeline/session";
import { findImageSubject, isServableVersion, parseImageName, sendImage } from "./image-response";

/** Serves administrators any account's image, and those of content they have a grant for. */
export function serveAdminImages(
  createContext: (request: Request, response: Response) => RequestContext,
) {
  return async (request: Request, response: Response): Promise<void> => {
    const { folder = "", name = "" } = request.params;
    const context = createContext(request, response);
    const headers = { get: (header: string) => request.get(header) ?? null };
    const viewer = (await readSession({ request: { headers }, context }))?.viewer ?? null;
    response.set("Vary", "Cookie");
    if (await isForAdministrator(context.db, viewer, folder, name)) {
      return sendImage(context, request, response, "no-store");
    }
    response.status(404).set("Cache-Control", "no-store").end();
  };
}

const KINDS: Record<string, AccessKind> = {
  recipes: "RECIPE",
  "recipes-thumbnails": "RECIPE",
  cookbooks: "COOKBOOK",
};

async function isForAdministrator(
  db: Db,
  viewer: Viewer,
  folder: string,
  name: string,
): Promise<boolean> {
  const [id, version] = parseImageName(name);
  if (!viewer || !isAdmin(viewer) || id === undefined) return false;
  if (folder === "users")
    return isServableVersion(await findImageVersion(db, "users", id), version);
  const kind = KINDS[folder];
  const access = kind && (await findGrant(db, viewer, { kind, id }));
  if (!access) return false;
  const grantedViewer = { ...viewer, access };
  const subject = await findImageSubject(db, grantedViewer, folder, id, null);
  if (!subject || !isServableVersion(subject.imageVersion, version)) return false;
  await logReadingOnce(db, grantedViewer);
  return true;
}
