import { z } from "zod";
import { problem } from "~/model/field-problems";
import { type KnownNames, nameKey } from "~/model/ingredient-choice";
import { MAX_INGREDIENT_NAME } from "~/model/recipe";
import { takeAttempt } from "../accounts/attempts";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { refusalOf } from "../full-disk";
import { findPendingImage, keepPendingImage } from "../images/pending";
import { listMeanings } from "../ingredients/meanings";
import type { PictureChange } from "../recipes/commands";
import { DRAFT_DAYS, findWriter, keepDraft } from "../recipes/drafts";
import { wasSavedBy } from "../recipes/queries";
import { newSecret } from "../secrets";
import { draftCookie, setCookie } from "./cookies";
import { type ChosenFile, readForm } from "./form";
import { asId } from "./query";
import type { Call, Keep, ViewerCall } from "./require";

const MAX_FORM_KEY = 64;

/** As much of a form as its names are in, whatever else it holds. */
const namedLines = z.object({
  ingredients: z
    .array(
      z
        .object({
          name: z.string().max(MAX_INGREDIENT_NAME),
          choice: z.string().optional().catch(undefined),
        })
        .nullable()
        .catch(null),
    )
    .catch([]),
});

/** Which recipe a form is about, from which version, the form's own key, and who was writing. */
export function writtenIn(fields: FormData) {
  const formKey = fields.get("formKey");
  const isKey = typeof formKey === "string" && formKey !== "" && formKey.length <= MAX_FORM_KEY;
  return {
    id: asId(fields.get("id")),
    version: asId(fields.get("version")),
    formKey: isKey ? formKey : newSecret(),
    writer: String(fields.get("writer") ?? ""),
  };
}

/**
 * Keeps the picture chosen in a form, whatever else is wrong with it, so that it is not asked for
 * again; a picture that cannot be used is a problem of its field and leaves the one kept before.
 */
export async function receivePicture(
  call: ViewerCall,
  fields: FormData,
  file: ChosenFile | undefined,
  wasSaved: (db: Db, formKey: string) => Promise<boolean> = wasSavedBy,
) {
  const removeImage = fields.has("removeImage");
  const before = removeImage ? undefined : await keptBefore(call, fields);
  const picture = (pendingImage: string | undefined) => ({
    pendingImage,
    removeImage,
    change: changeOf(pendingImage, removeImage),
  });
  try {
    if (file) return { picture: picture(await keepChosen(call, file)), problems: undefined };
    const isGone = isExpected(fields) && !before;
    const isSentTwice = isGone && (await wasSaved(call.db, writtenIn(fields).formKey));
    const problems = isGone && !isSentTwice ? { image: problem.pictureGone } : undefined;
    return { picture: picture(before), problems };
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    return { picture: picture(before), problems: { image: refused.code } };
  }
}

/** Keeps what somebody was writing when their session had ended, or maintenance had begun. */
export const keepWriting: Keep = async ({ db, request, context }) => {
  await takeAttempt(db, [`draft ${context.address}`]);
  const { fields } = await readForm(request);
  return keepForWriter({ db, context }, fields);
};

/** Keeps a form for whoever its `writer` secret names; returns the cookie to find it by. */
export async function keepForWriter(
  { db, context }: Pick<Call, "db" | "context">,
  fields: FormData,
): Promise<string[]> {
  const { id, writer } = writtenIn(fields);
  const writerId = await findWriter(db, writer);
  const form = [...fields].map(([name, value]): [string, string] => [name, String(value)]);
  const secret = writerId && (await keepDraft(db, writerId, form));
  return secret ? [setCookie(draftCookie(id), secret, { ...context, days: DRAFT_DAYS })] : [];
}

/** What the catalogue knows of the names in a form, with what is asked about them. */
export async function knownNames(
  { db, locale }: Call,
  form: unknown,
  questions: KnownNames["questions"] = [],
): Promise<KnownNames> {
  const lines = namedLines.parse(form).ingredients.filter((line) => line !== null);
  const meanings = await listMeanings(db, lines, locale);
  return {
    questions,
    meanings: meanings.flatMap((meaning, index) => {
      const key = nameKey(lines[index]?.name ?? "");
      return meaning.kind === "catalogue" ? [{ key, ingredient: meaning.ingredient }] : [];
    }),
  };
}

function changeOf(pendingImage: string | undefined, removeImage: boolean): PictureChange {
  if (pendingImage) return { kind: "pending", id: pendingImage };
  return { kind: removeImage ? "remove" : "keep" };
}

async function keepChosen(
  { db, viewer, context }: ViewerCall,
  { bytes }: ChosenFile,
): Promise<string> {
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

/** Whether the form says that a picture is kept for it. */
function isExpected(fields: FormData): boolean {
  return fields.has("pendingImage") && !fields.has("removeImage");
}
