import { takeAttempt } from "../accounts/attempts";
import { AppError } from "../errors";
import { findPendingImage, keepPendingImage } from "../images/pending";
import type { PictureChange } from "../recipes/commands";
import { DRAFT_DAYS, type DraftForm, keepDraft } from "../recipes/drafts";
import { newSecret } from "../secrets";
import { DRAFT_COOKIE, setCookie } from "./cookies";
import { type ChosenFile, readForm } from "./form";
import { asId } from "./query";
import type { Call, ViewerCall } from "./require";

const MAX_FORM_KEY = 64;

/** Which recipe a form is about, from which version, and the form's own key. */
export function writtenIn(fields: FormData) {
  const formKey = fields.get("formKey");
  const isKey = typeof formKey === "string" && formKey !== "" && formKey.length <= MAX_FORM_KEY;
  return {
    id: asId(fields.get("id")),
    version: asId(fields.get("version")),
    formKey: isKey ? formKey : newSecret(),
  };
}

/**
 * Keeps the picture chosen in a form, whatever else is wrong with it, so that it is not asked for
 * again; a picture that cannot be used is a problem of its field.
 */
export async function receivePicture(
  call: ViewerCall,
  fields: FormData,
  file: ChosenFile | undefined,
) {
  const removeImage = fields.has("removeImage");
  try {
    const pendingImage = await (file ? keepChosen(call, file) : keptBefore(call, fields));
    const change: PictureChange = pendingImage
      ? { kind: "pending", id: pendingImage }
      : { kind: removeImage ? "remove" : "keep" };
    return { picture: { pendingImage, removeImage, change }, problems: undefined };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const change: PictureChange = { kind: "keep" };
    const picture = { pendingImage: undefined, removeImage, change };
    return { picture, problems: { image: error.code } };
  }
}

/** Keeps what somebody was writing when their session had ended; returns the cookie to find it. */
export async function keepWriting({ db, request, context }: Call): Promise<string[]> {
  await takeAttempt(db, [`draft ${context.address}`]);
  const { fields } = await readForm(request);
  const writer = asId(fields.get("writer"));
  const form = [...fields].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const secret = writer && (await keepDraft(db, writer, form as DraftForm));
  return secret ? [setCookie(DRAFT_COOKIE, secret, { ...context, days: DRAFT_DAYS })] : [];
}

async function keepChosen(
  { db, viewer, context }: ViewerCall,
  { bytes }: ChosenFile,
): Promise<string | undefined> {
  if (!bytes) throw new AppError("image.tooLarge");
  return keepPendingImage(db, context.dataDir, viewer, bytes);
}

async function keptBefore(
  { db, viewer }: ViewerCall,
  fields: FormData,
): Promise<string | undefined> {
  const id = fields.get("pendingImage");
  return typeof id === "string" ? findPendingImage(db, viewer, id) : undefined;
}
