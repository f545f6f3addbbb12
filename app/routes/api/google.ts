import { type ApiMethods, forCaller } from "#server/http/pipeline/api-calls";
import { startGoogleLogin } from "#server/http/pipeline/google-login";

/** The browser navigates here to sign in with Google, or, signed in, to link it. */
const METHODS: ApiMethods = { GET: startGoogleLogin };

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
