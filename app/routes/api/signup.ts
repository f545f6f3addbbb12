import { signupSchema } from "#domain/account/account-schema";
import { signUp } from "#server/features/accounts/commands";
import { refuseIfClosed } from "#server/features/accounts/registration";
import { type CallMethods, forCaller, parseGiven, readJson } from "#server/http/pipeline/api-calls";

const METHODS: CallMethods = {
  POST: async ({ db, request, locale, context }) => {
    await refuseIfClosed(db, context.registration);
    const account = parseGiven(signupSchema, await readJson(request));
    await signUp(db, { ...account, locale }, context.address, context.registration);
    return Response.json({}, { status: 201 });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
