import { type ApiMethods, forCaller } from "#server/http/pipeline/api-calls";
import { startGoogleLogin } from "#server/http/pipeline/google-login";

const METHODS: ApiMethods = { GET: startGoogleLogin };

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
