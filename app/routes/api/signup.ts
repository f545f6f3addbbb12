import { signupSchema } from "#domain/account/account-schema";
import { signUp } from "#server/features/accounts/commands";
import { requireOpenRegistration } from "#server/features/accounts/registration";
import { type ApiMethods, forCaller, parseInput, readJson } from "#server/http/pipeline/api-calls";

const METHODS: ApiMethods = {
  POST: async ({ db, request, locale, context }) => {
    await requireOpenRegistration(db, context.registration);
    const account = parseInput(signupSchema, await readJson(request));
    await signUp(db, { ...account, locale }, context.address, context.registration);
    return Response.json({}, { status: 201 });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
