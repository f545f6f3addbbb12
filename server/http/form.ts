import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { AppError } from "../errors";
import { MAX_IMAGE_BYTES } from "../images/process";
import { isSaneField } from "./list-intent";

/** Longer than any field may be, so that what is too long still comes back to be shortened. */
const MAX_FIELD_BYTES = 100_000;
const MAX_FIELDS = 2_000;
/** Of a whole request; a picture that is too large is read to the end so that its form survives. */
const MAX_BODY_BYTES = 48 * 1024 * 1024;
const FORM_TYPES = /^(application\/x-www-form-urlencoded\b|multipart\/form-data;.*\bboundary=.)/i;
const MAX_TEXT_BYTES = 2 * 1024 * 1024;

export interface SentForm {
  fields: FormData;
  file: ChosenFile | undefined;
}

/** A file chosen in a form; without bytes when it is larger than a picture may be. */
export interface ChosenFile {
  bytes: Buffer | undefined;
}

/**
 * Reads a form of either encoding within its limits; a file only where one is taken. Throws
 * request.tooLarge or request.invalid.
 */
export async function readForm(request: Request, { takesFile = false } = {}): Promise<SentForm> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!request.body || !FORM_TYPES.test(contentType)) throw new AppError("request.invalid");
  const body = Readable.fromWeb(request.body as ReadableStream);
  return new Promise((resolve, reject) => {
    const form: SentForm = { fields: new FormData(), file: undefined };
    // What is left is read to its end: a browser sends its whole form before it reads the answer.
    const refuse = (error: AppError) => {
      body.unpipe();
      body.resume();
      reject(error);
    };
    const parser = openParser(contentType, form, takesFile, refuse);
    limitBytes(body, refuse);
    parser.on("finish", () => resolve(form));
    parser.on("error", () => refuse(new AppError("request.invalid")));
    body.on("error", () => reject(new AppError("request.invalid")));
    body.pipe(parser);
  });
}

function openParser(
  contentType: string,
  form: SentForm,
  takesFile: boolean,
  refuse: (error: AppError) => void,
) {
  const parser = new Busboy({
    headers: { "content-type": contentType } as BusboyHeaders,
    limits: {
      fields: MAX_FIELDS + 1,
      fieldSize: MAX_FIELD_BYTES,
      files: 1,
      fileSize: MAX_IMAGE_BYTES,
      parts: MAX_FIELDS + 2,
    },
  });
  let fields = 0;
  let textBytes = 0;
  parser.on("field", (name, value) => {
    fields += 1;
    textBytes += name.length + value.length;
    if (fields > MAX_FIELDS || textBytes > MAX_TEXT_BYTES) refuse(new AppError("request.tooLarge"));
    else if (!isSaneField(name, value)) refuse(new AppError("request.invalid"));
    else form.fields.append(name, value);
  });
  parser.on("file", (_name, stream, fileName) => {
    if (!takesFile) return stream.resume();
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const isChosen = fileName !== undefined && fileName !== "" && chunks.length > 0;
      if (isChosen) form.file = { bytes: stream.truncated ? undefined : Buffer.concat(chunks) };
    });
  });
  return parser;
}

function limitBytes(body: Readable, refuse: (error: AppError) => void): void {
  let bytes = 0;
  body.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) refuse(new AppError("request.tooLarge"));
  });
}
