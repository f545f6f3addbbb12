import { problem } from "#domain/form/field-problems";
import { withSentImages } from "#server/http/forms/image-upload";
import { type ApiMethods, forCaller, requireSession } from "#server/http/pipeline/api-calls";
import { InvalidFields } from "#server/platform/errors";
import { storeSentImage } from "#server/policies/sent-images";

const PART = "file";

/** Stores a photo for a recipe form that is still being written. */
const METHODS: ApiMethods = {
  POST: async (call) => {
    const viewer = await requireSession(call);
    return withSentImages(
      { ...call, viewer },
      async ({ files: [file] }) => {
        if (!file) throw new InvalidFields({ [PART]: problem.fileMissing });
        if ("refused" in file) throw file.refused;
        const { db, context } = call;
        const key = await storeSentImage(db, context.files, viewer, "recipes", file);
        return Response.json({ key }, { status: 201 });
      },
      { part: PART },
    );
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
