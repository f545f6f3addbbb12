import { checkCredentials } from "#server/accounts/commands";
import { basicCredentials, type CallMethods, forCaller, parseGiven } from "#server/http/api";
import { signIn } from "#server/http/session";
import { loginSchema } from "~/model/account-schema";

const METHODS: CallMethods = {
  POST: async (call) => {
    const credentials = parseGiven(loginSchema, basicCredentials(call.request));
    const userId = await checkCredentials(call.db, credentials, call.context.address);
    return Response.json({}, { headers: { "Set-Cookie": await signIn(call, userId) } });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
