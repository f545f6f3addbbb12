import { MAX_IMAGE_BYTES } from "../images/process";
import { parseForm, type TakeFile } from "./form-parser";

/** Of a whole request; a picture that is too large is read to the end so that its form survives. */
const MAX_BODY_BYTES = 48 * 1024 * 1024;

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
  const limits = { file: MAX_IMAGE_BYTES, body: MAX_BODY_BYTES };
  const form: SentForm = { fields: new FormData(), file: undefined };
  const take = async (stream: Parameters<TakeFile>[0]) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    if (chunks.length > 0) {
      form.file = { bytes: stream.truncated ? undefined : Buffer.concat(chunks) };
    }
  };
  form.fields = await parseForm(request, limits, takesFile ? take : undefined);
  return form;
}
