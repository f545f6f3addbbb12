import { checkCredentials } from "#server/accounts/commands";
import { basicCredentials, forCaller, parseGiven } from "#server/http/api";
import { signIn } from "#server/http/session";
import { loginSchema } from "~/model/account-schema";

export const action = forCaller({
  POST: async (call) => {
    const credentials = parseGiven(loginSchema, basicCredentials(call.request));
    const userId = await checkCredentials(call.db, credentials, call.context.address);
    return Response.json({}, { headers: { "Set-Cookie": await signIn(call, userId) } });
  },
});
