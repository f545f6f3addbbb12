import { loginSchema } from "#domain/account/account-schema";
import { checkCredentials } from "#server/features/accounts/commands";
import {
  type ApiMethods,
  forCaller,
  parseInput,
  readBasicCredentials,
} from "#server/http/pipeline/api-calls";
import { getVisitor, signIn } from "#server/http/pipeline/session";

const METHODS: ApiMethods = {
  POST: async (call) => {
    const credentials = parseInput(loginSchema, readBasicCredentials(call.request));
    const userId = await checkCredentials(call.db, credentials, getVisitor(call));
    const cookies = (await signIn(call, userId)).map((cookie): [string, string] => [
      "Set-Cookie",
      cookie,
    ]);
    return Response.json({}, { headers: cookies });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
