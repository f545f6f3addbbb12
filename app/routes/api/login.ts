import { loginSchema } from "#domain/account/account-schema";
import { checkCredentials } from "#server/features/accounts/commands";
import {
  basicCredentials,
  type CallMethods,
  forCaller,
  parseGiven,
} from "#server/http/pipeline/api-calls";
import { signIn, visitorOf } from "#server/http/pipeline/session";

const METHODS: CallMethods = {
  POST: async (call) => {
    const credentials = parseGiven(loginSchema, basicCredentials(call.request));
    const userId = await checkCredentials(call.db, credentials, visitorOf(call));
    const cookies = (await signIn(call, userId)).map((cookie): [string, string] => [
      "Set-Cookie",
      cookie,
    ]);
    return Response.json({}, { headers: cookies });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
