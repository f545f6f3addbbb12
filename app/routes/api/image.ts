import { problem } from "#domain/form/field-problems";
import { uploadUserPicture } from "#server/features/accounts/picture";
import { uploadCookbookPicture } from "#server/features/cookbooks/picture";
import { uploadRecipePicture } from "#server/features/recipes/picture-upload";
import { type SentForm, withSentPicture } from "#server/http/forms/picture-upload";
import { type ApiMethods, forCaller, requireSession } from "#server/http/pipeline/api-calls";
import { parseId } from "#server/http/pipeline/id-parameters";
import type { Call } from "#server/http/pipeline/route-guards";
import { AppError, InvalidFields } from "#server/platform/errors";
import type { PictureUpload } from "#server/platform/pictures/upload";
import { findImageVersion } from "#server/platform/pictures/versions";

/** The command that changes an image, by the type in the URL; each checks permissions. */
const PICTURES = {
  users: uploadUserPicture,
  recipes: uploadRecipePicture,
  cookbooks: uploadCookbookPicture,
};
const TYPES = Object.keys(PICTURES) as (keyof typeof PICTURES)[];

const PART = "file";

const METHODS: ApiMethods = {
  POST: async (call) => {
    const viewer = await requireSession(call);
    const give = async ({ file }: SentForm) => {
      if (!file) throw new InvalidFields({ [PART]: problem.fileMissing });
      const { type, id } = await changePicture(call, { file, isRemoved: false });
      const version = await findImageVersion(call.db, type, id);
      return Response.json({ version }, { status: 201 });
    };
    return withSentPicture({ ...call, viewer }, give, PART);
  },
  DELETE: async (call) => {
    await changePicture(call, { file: undefined, isRemoved: true });
    return new Response(null, { status: 204 });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);

async function changePicture(call: Call, upload: PictureUpload) {
  const viewer = await requireSession(call);
  const { db, params, context } = call;
  const type = TYPES.find((each) => each === params.type);
  const id = parseId(params.id ?? null);
  if (!type || !id) throw new AppError("request.notFound");
  await PICTURES[type](db, context.files, viewer, id, upload);
  return { type, id };
}
