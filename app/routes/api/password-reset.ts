import { chosenPasswordSchema, emailSchema } from "#domain/account/account-schema";
import { requestPasswordReset, resetPassword } from "#server/features/accounts/password-commands";
import { type ApiMethods, forCaller, parseInput } from "#server/http/pipeline/api-calls";
import { getVisitor } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";

/** DELETE with an email address requests a link; PUT with the link's token sets the password. */
const METHODS: ApiMethods = {
  DELETE: async (call) => {
    const { db, params } = call;
    if (!params.subject) throw new AppError("auth.mailMissing");
    const { email } = parseInput(emailSchema, { email: params.subject });
    await requestPasswordReset(db, email, getVisitor(call));
    return Response.json({});
  },
  PUT: async ({ db, url, params }) => {
    const password = url.searchParams.get("password") ?? undefined;
    const given = parseInput(chosenPasswordSchema, { password });
    await resetPassword(db, params.subject ?? "", given.password);
    return Response.json({});
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
