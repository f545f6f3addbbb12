import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from "@fastify/busboy";
import { AppError } from "../../platform/errors";
import { getRequestScheduler } from "../../platform/request-scheduler";
import { isTooLong, isValidField, mayRepeat } from "./field-limits";

const MAX_FIELDS = 2_000;
/** Far above any form, so that a too long text can be shown again. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
const FORM_TYPES = /^(application\/x-www-form-urlencoded\b|multipart\/form-data;.*\bboundary=.)/i;

/** In bytes; a larger file is truncated there. */
interface FormLimits {
  file: number;
  body: number;
  text?: number;
  /** Further ones are not read; one without this. */
  files?: number;
}

/** `at`: the place of the file among those of the form. */
export type FileHandler = (
  file: BusboyFileStream,
  part: string,
  name: string,
  at: number,
) => Promise<void>;

export async function parseForm(
  request: Request,
  limits: FormLimits,
  handleFile?: FileHandler,
): Promise<FormData> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!request.body || !FORM_TYPES.test(contentType)) throw new AppError("request.invalid");
  const parser = openParser(contentType, limits);
  const body = Readable.fromWeb(request.body as ReadableStream);
  const schedule = getRequestScheduler();
  return new Promise((resolve, reject) => {
    const fields = new FormData();
    let file: BusboyFileStream | undefined;
    let taken = Promise.resolve();
    let count = 0;
    // Read the rest: a browser sends the whole form before it reads a response.
    const refuse = (error: unknown) => {
      body.unpipe();
      body.resume();
      reject(error);
      file?.destroy(new AppError("request.invalid"));
    };
    const refuseCutOff = () => refuse(new AppError("request.invalid"));
    parser.on("file", (part, stream, name) => {
      stream.on("error", refuseCutOff);
      if (!handleFile || !name) return stream.resume();
      file = stream;
      taken = Promise.all([taken, handleFile(stream, part, name, count++)]).then(() => undefined);
      taken.catch(refuse);
    });
    collectFields(parser, fields, limits, refuse);
    limitBytes(body, limits.body, refuse);
    parser.on("finish", () => taken.then(() => schedule(async () => resolve(fields)), refuse));
    parser.on("error", refuseCutOff);
    body.on("error", refuseCutOff);
    body.pipe(parser);
  });
}

function openParser(contentType: string, limits: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType } as BusboyHeaders,
      limits: {
        fields: MAX_FIELDS + 1,
        fieldSize: (limits.text ?? MAX_TEXT_BYTES) + 1,
        files: limits.files ?? 1,
        fileSize: limits.file,
        parts: MAX_FIELDS + 1 + (limits.files ?? 1),
      },
    });
  } catch {
    throw new AppError("request.invalid");
  }
}

function collectFields(
  parser: BusboyInstance,
  into: FormData,
  { text }: FormLimits,
  refuse: (error: AppError) => void,
): void {
  let fields = 0;
  let textBytes = 0;
  parser.on("field", (name, value) => {
    fields += 1;
    textBytes += name.length + value.length;
    const isLarge = textBytes > (text ?? MAX_TEXT_BYTES) || (!text && isTooLong(name, value));
    if (fields > MAX_FIELDS || isLarge) refuse(new AppError("request.tooLarge"));
    else if (!isValidField(name, value)) refuse(new AppError("request.invalid"));
    else if (into.has(name) && !mayRepeat(name)) refuse(new AppError("request.invalid"));
    else into.append(name, value);
  });
}

function limitBytes(body: Readable, maxBytes: number, refuse: (error: AppError) => void): void {
  let bytes = 0;
  body.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) refuse(new AppError("request.tooLarge"));
  });
}
