import type { Request, Response } from "express";
import type { StoredFolder } from "#domain/image/image";
import type { Visibility } from "#domain/recipe/recipe";
import { findUserImage } from "../../features/accounts/queries";
import { findVisibility } from "../../features/recipes/queries";
import type { Db } from "../../platform/db/open";
import { imageKey } from "../../platform/images/image-keys";
import { findPendingImage } from "../../platform/images/pending-uploads";
import type { Viewer } from "../../policies/permissions";
import { findCookbookImage } from "../../policies/visibility/cookbooks";
import type { RequestContext } from "../pipeline/load-context-type";
import { findMaintenanceRefusal } from "../pipeline/maintenance-refusal";
import { readSession } from "../pipeline/session";
import { sendStored } from "./stored-image";

type Access = "public" | "private" | "none";

/** A version's file never changes, but the right to see a private one may end. */
const CACHING = {
  public: "private, max-age=31536000, immutable",
  private: "private, no-cache",
};

export function serveImages(
  createContext: (request: Request, response: Response) => RequestContext,
) {
  return async (request: Request, response: Response): Promise<void> => {
    const { folder = "", name = "" } = request.params;
    const context = createContext(request, response);
    const headers = { get: (header: string) => request.get(header) ?? null };
    const viewer = (await readSession({ request: { headers }, context }))?.viewer ?? null;
    response.set("Vary", "Cookie");
    const closed = await findMaintenanceRefusal(context.db, viewer, request.path);
    if (closed) {
      const { status, headers } = closed;
      response
        .status(status)
        .set({ ...headers, "Cache-Control": "no-store" })
        .end();
      return;
    }
    const key = typeof request.query.key === "string" ? request.query.key : null;
    const access = await findAccess(context, viewer, folder, name, key);
    if (access === "none") {
      response.status(404).set("Cache-Control", "no-store").end();
      return;
    }
    if (access === "public" && (await redirectToBucket(context, request, response))) return;
    sendImage(context, request, response, CACHING[access]);
  };
}

/** Only for images on a page: scripts and other clients get the image itself. */
async function redirectToBucket(
  { files }: RequestContext,
  request: Request,
  response: Response,
): Promise<boolean> {
  if (!files.createDirectAddress) return false;
  response.vary("Sec-Fetch-Dest");
  if (request.get("Sec-Fetch-Dest") !== "image") return false;
  const { url, seconds } = await files.createDirectAddress(buildStoredKey(request));
  response.set("Cache-Control", `private, max-age=${seconds}`).redirect(302, url);
  return true;
}

export function sendImage(
  { files }: RequestContext,
  request: Request,
  response: Response,
  caching: string,
): void {
  const key = buildStoredKey(request);
  const path = files.findPath(key);
  if (path === undefined) {
    sendStored(files, key, request, response, caching);
    return;
  }
  response.sendFile(
    path,
    {
      cacheControl: false,
      etag: caching !== "no-store",
      lastModified: caching !== "no-store",
      headers: { "Cache-Control": caching },
    },
    (error) => {
      if (error && !response.headersSent)
        response.status(404).set("Cache-Control", "no-store").end();
    },
  );
}

function buildStoredKey({ params: { folder, name = "" } }: Request): string {
  return imageKey(folder as StoredFolder, name);
}

async function findAccess(
  { db }: RequestContext,
  viewer: Viewer,
  folder: string,
  name: string,
  key: string | null,
): Promise<Access> {
  if (folder === "pending") {
    const isOwn = viewer && (await findPendingImage(db, viewer, undefined, name));
    return isOwn ? "private" : "none";
  }
  const [id, version] = parseImageName(name);
  if (id === undefined) return "none";
  const subject = await findImageSubject(db, viewer, folder, id, key);
  if (!subject || !isServableVersion(subject.imageVersion, version)) return "none";
  return folder === "users" || subject.visibility === "PUBLIC" ? "public" : "private";
}

export function parseImageName(name: string): [id: number | undefined, version: number] {
  const [, id, version] = /^(\d{1,15})-v(\d{1,9})$/.exec(name) ?? [];
  return [id ? Number(id) : undefined, Number(version)];
}

interface ImageSubject {
  imageVersion: number | null;
  visibility?: Visibility;
}

export async function findImageSubject(
  db: Db,
  viewer: Viewer,
  folder: string,
  id: number,
  key: string | null,
): Promise<ImageSubject | undefined> {
  if (folder === "users") return findUserImage(db, viewer, id);
  if (folder === "cookbooks") return findCookbookImage(db, viewer, id, key);
  if (folder === "recipes" || folder === "recipes-thumbnails") {
    return findVisibility(db, viewer, id, key);
  }
  return undefined;
}

/** Pages open now may still show the previous version. Removing an image uses up a number. */
export function isServableVersion(current: number | null, asked: number): boolean {
  return current !== null && (asked === current || asked === current - 1);
}
