import type { Request, Response } from "express";
import { AppError } from "../../platform/errors";
import { log } from "../../platform/log";
import type { FileStore } from "../../platform/storage/file-store";

// Loads the file first: no response is cut short. A key names one content: it is the entity tag.
export async function sendStored(
  files: FileStore,
  key: string,
  request: Request,
  response: Response,
  caching: string,
): Promise<void> {
  const tag = `"${key.replace(/[^\w.-]/g, "-")}"`;
  response.set("Cache-Control", caching);
  if (caching !== "no-store") response.set("ETag", tag);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  try {
    const bytes = await files.get(key);
    if (bytes) sendPart(bytes, tag, request, response);
    else refuse(response, 404);
  } catch (error) {
    if (error instanceof AppError) refuse(response, error.status, error.headers);
    else {
      log.error({ requestId: response.locals.requestId, err: error }, "image not sent");
      refuse(response, 500);
    }
  }
}

function sendPart(bytes: Buffer, tag: string, request: Request, response: Response): void {
  response.set({ "Content-Type": "image/webp", "Accept-Ranges": "bytes" });
  const condition = request.get("If-Range");
  const isOther = condition !== undefined && condition !== tag;
  const ranges = isOther ? undefined : request.range(bytes.length, { combine: true });
  if (ranges === -1) {
    response.set("Content-Range", `bytes */${bytes.length}`);
    refuse(response, 416);
    return;
  }
  const [range, ...more] = Array.isArray(ranges) && ranges.type === "bytes" ? ranges : [];
  if (!range || more.length > 0) response.end(bytes);
  else {
    response.set("Content-Range", `bytes ${range.start}-${range.end}/${bytes.length}`);
    response.status(206).end(bytes.subarray(range.start, range.end + 1));
  }
}

function refuse(response: Response, status: number, headers: Record<string, string> = {}): void {
  response.removeHeader("ETag");
  response
    .status(status)
    .set({ ...headers, "Cache-Control": "no-store" })
    .end();
}
