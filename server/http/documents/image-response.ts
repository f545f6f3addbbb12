import type { Request, Response } from "express";
import { CARDS, type ImageFolder, PHOTO_FOLDERS } from "#domain/image/image";
import type { Visibility } from "#domain/recipe/recipe";
import { findUserImage } from "../../features/accounts/queries";
import {
  findVisibility,
  findVisiblePhoto,
  maySeeToEdit,
} from "../../features/recipes/served-photos";
import type { Db } from "../../platform/db/open";
import { findCardImage } from "../../platform/images/card-images";
import type { CurrentImage } from "../../platform/images/current-image";
import { imageKey } from "../../platform/images/image-keys";
import { findPendingKey } from "../../platform/images/pending-uploads";
import type { Viewer } from "../../policies/permissions";
import { findCookbookImage } from "../../policies/visibility/cookbooks";
import type { RequestContext } from "../pipeline/load-context-type";
import { findMaintenanceRefusal } from "../pipeline/maintenance-refusal";
import { readSession } from "../pipeline/session";
import { sendStored } from "./stored-image";

interface ServedImage {
  key: string;
  isPublic: boolean;
  caching: string;
}

/** The right to see a private image may end, and a replaced one shows what replaced it. */
const REVALIDATED = "private, no-cache";
const IMMUTABLE = "private, max-age=31536000, immutable";

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
    const image = await findServedImage(context, viewer, folder, name, key);
    if (!image) {
      response.status(404).set("Cache-Control", "no-store").end();
      return;
    }
    if (image.isPublic && (await redirectToBucket(context, image.key, request, response))) return;
    sendImage(context, image, request, response);
  };
}

/** Only for images on a page: scripts and other clients get the image itself. */
async function redirectToBucket(
  { files }: RequestContext,
  key: string,
  request: Request,
  response: Response,
): Promise<boolean> {
  if (!files.createDirectAddress) return false;
  response.vary("Sec-Fetch-Dest");
  if (request.get("Sec-Fetch-Dest") !== "image") return false;
  const { url, seconds } = await files.createDirectAddress(key);
  response.set("Cache-Control", `private, max-age=${seconds}`).redirect(302, url);
  return true;
}

export function sendImage(
  { files }: RequestContext,
  { key, caching }: Pick<ServedImage, "key" | "caching">,
  request: Request,
  response: Response,
): void {
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

async function findServedImage(
  { db, files }: RequestContext,
  viewer: Viewer,
  folder: string,
  name: string,
  linkKey: string | null,
): Promise<ServedImage | undefined> {
  if (folder === "pending") {
    const key = viewer && (await findPendingKey(db, viewer, name));
    return key ? { key, isPublic: false, caching: REVALIDATED } : undefined;
  }
  if (folder === "editing") {
    const isSeen = await maySeeToEdit(db, viewer, name);
    const key = imageKey("recipes-thumbnails", name);
    return isSeen ? { key, isPublic: false, caching: REVALIDATED } : undefined;
  }
  const [id, version] = parseImageName(name);
  if (id === undefined) return undefined;
  const subject = await findImageSubject(db, viewer, folder, id, linkKey);
  const key = subject && findStoredKey(subject, folder, version);
  if (key === undefined) return undefined;
  const isPublic = folder === "users" || subject?.visibility === "PUBLIC";
  const card = folder === CARDS ? await findCardImage(files, `${subject?.imageKey}`) : key;
  const isImmutable = isPublic && version === subject?.imageVersion && card !== undefined;
  return { key: card ?? key, isPublic, caching: isImmutable ? IMMUTABLE : REVALIDATED };
}

export function parseImageName(name: string): [id: number | undefined, version: number] {
  const [, id, version] = /^(\d{1,15})-v(\d{1,9})$/.exec(name) ?? [];
  return [id ? Number(id) : undefined, Number(version)];
}

/** A photo's image never changes: another one is another photo. */
const PHOTO_VERSION = 1;

interface ImageSubject extends CurrentImage {
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
  if (folder === "recipes" || folder === "recipes-thumbnails" || folder === CARDS) {
    return findVisibility(db, viewer, id, key);
  }
  if (Object.hasOwn(PHOTO_FOLDERS, folder)) {
    const photo = await findVisiblePhoto(db, viewer, id, key);
    return photo && { ...photo, imageVersion: PHOTO_VERSION };
  }
  return undefined;
}

/** What the images in a folder are made of, or whose files they are. */
const SOURCES: Partial<Record<string, ImageFolder>> = {
  ...PHOTO_FOLDERS,
  [CARDS]: "recipes-thumbnails",
};

/** Open pages may still ask for the previous version: they get the image that replaced it. */
export function findStoredKey(
  { imageVersion, imageKey: key }: CurrentImage,
  folder: string,
  asked: number,
): string | undefined {
  if (imageVersion === null || key === null) return undefined;
  const isServable = asked === imageVersion || asked === imageVersion - 1;
  if (!isServable) return undefined;
  return imageKey(SOURCES[folder] ?? (folder as ImageFolder), key);
}
