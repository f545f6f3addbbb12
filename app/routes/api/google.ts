import { goToGoogle } from "#server/http/google";
import { forAnyone } from "#server/http/require";

/** The browser navigates here to sign in with Google, or, signed in, to link it. */
export const loader = forAnyone(goToGoogle);
