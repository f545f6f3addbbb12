import { signUp } from "#server/accounts/commands";
import { forCaller, parseGiven, readJson } from "#server/http/api";
import { signupSchema } from "~/model/account-schema";

export const action = forCaller({
  POST: async ({ db, request, locale, context }) => {
    const account = parseGiven(signupSchema, await readJson(request));
    await signUp(db, { ...account, locale }, context.address);
    return Response.json({}, { status: 201 });
  },
});
