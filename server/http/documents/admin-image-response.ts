import type { Request, Response } from "express";
import type { AccessKind } from "#domain/administration/access-grants";
import { findGrant, logReadingOnce } from "../../admin/access-grants";
import { findRecipeByImage, maySeeToEdit } from "../../features/recipes/served-photos";
import type { Db } from "../../platform/db/open";
import { findCurrentImage } from "../../platform/images/current-image";
import { imageKey } from "../../platform/images/image-keys";
import { isAdmin, type Person, type Viewer } from "../../policies/permissions";
import type { RequestContext } from "../pipeline/load-context-type";
import { readSession } from "../pipeline/session";
import { findImageSubject, findStoredKey, parseImageName, sendImage } from "./image-response";

export function serveAdminImages(
  createContext: (request: Request, response: Response) => RequestContext,
) {
  return async (request: Request, response: Response): Promise<void> => {
    const { folder = "", name = "" } = request.params;
    const context = createContext(request, response);
    const headers = { get: (header: string) => request.get(header) ?? null };
    const viewer = (await readSession({ request: { headers }, context }))?.viewer ?? null;
    response.set("Vary", "Cookie");
    const key = await findKeyForAdministrator(context.db, viewer, folder, name);
    if (key) return sendImage(context, { key, caching: "no-store" }, request, response);
    response.status(404).set("Cache-Control", "no-store").end();
  };
}

const KINDS: Record<string, AccessKind> = {
  recipes: "RECIPE",
  "recipes-thumbnails": "RECIPE",
  "recipes-cards": "RECIPE",
  cookbooks: "COOKBOOK",
};

async function findKeyForAdministrator(
  db: Db,
  viewer: Viewer,
  folder: string,
  name: string,
): Promise<string | undefined> {
  if (!viewer || !isAdmin(viewer)) return undefined;
  if (folder === "editing") return findEditedKey(db, viewer, name);
  const [id, version] = parseImageName(name);
  if (id === undefined) return undefined;
  if (folder === "users") {
    const image = await findCurrentImage(db, "users", id);
    return image && findStoredKey(image, folder, version);
  }
  const kind = KINDS[folder];
  const access = kind && (await findGrant(db, viewer, { kind, id }));
  if (!access) return undefined;
  const grantedViewer = { ...viewer, access };
  const subject = await findImageSubject(db, grantedViewer, folder, id, null);
  const key = subject && findStoredKey(subject, folder, version);
  if (key) await logReadingOnce(db, grantedViewer);
  return key;
}

/** Of a recipe that the administrator stepped into, or uploaded for it. */
async function findEditedKey(db: Db, viewer: Person, name: string): Promise<string | undefined> {
  const id = await findRecipeByImage(db, name);
  const access = id === undefined ? undefined : await findGrant(db, viewer, { kind: "RECIPE", id });
  const grantedViewer = access ? { ...viewer, access } : viewer;
  if (!(await maySeeToEdit(db, grantedViewer, name))) return undefined;
  if (access) await logReadingOnce(db, { ...viewer, access });
  return imageKey("recipes-thumbnails", name);
}
