import { type CallMethods, forCaller } from "#server/http/pipeline/api-calls";
import { goToGoogle } from "#server/http/pipeline/google-login";

/** The browser navigates here to sign in with Google, or, signed in, to link it. */
const METHODS: CallMethods = { GET: goToGoogle };

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
