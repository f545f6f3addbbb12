import { problem } from "#domain/form/field-problems";
import { uploadUserImage } from "#server/features/accounts/image";
import { uploadCookbookImage } from "#server/features/cookbooks/image";
import { uploadRecipeImage } from "#server/features/recipes/image-upload";
import { type SentForm, withSentImages } from "#server/http/forms/image-upload";
import { type ApiMethods, forCaller, requireSession } from "#server/http/pipeline/api-calls";
import { parseId } from "#server/http/pipeline/id-parameters";
import type { Call } from "#server/http/pipeline/route-guards";
import { AppError, InvalidFields } from "#server/platform/errors";
import { findCurrentImage } from "#server/platform/images/current-image";
import type { ImageUpload } from "#server/policies/sent-images";

/** The command that changes an image, by the type in the URL; each checks permissions. */
const IMAGES = {
  users: uploadUserImage,
  recipes: uploadRecipeImage,
  cookbooks: uploadCookbookImage,
};
const TYPES = Object.keys(IMAGES) as (keyof typeof IMAGES)[];

const PART = "file";

const METHODS: ApiMethods = {
  POST: async (call) => {
    const viewer = await requireSession(call);
    const give = async ({ files: [file] }: SentForm) => {
      if (!file) throw new InvalidFields({ [PART]: problem.fileMissing });
      const { type, id } = await changeImage(call, { file, isRemoved: false });
      const image = await findCurrentImage(call.db, type, id);
      return Response.json({ version: image?.imageVersion ?? null }, { status: 201 });
    };
    return withSentImages({ ...call, viewer }, give, { part: PART });
  },
  DELETE: async (call) => {
    await changeImage(call, { file: undefined, isRemoved: true });
    return new Response(null, { status: 204 });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);

async function changeImage(call: Call, upload: ImageUpload) {
  const viewer = await requireSession(call);
  const { db, params, context } = call;
  const type = TYPES.find((each) => each === params.type);
  const id = parseId(params.id ?? null);
  if (!type || !id) throw new AppError("request.notFound");
  await IMAGES[type](db, context.files, viewer, id, upload);
  return { type, id };
}
