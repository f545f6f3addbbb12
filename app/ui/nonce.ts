import { createContext } from "react";

/** Nonce of the Content-Security-Policy, for styles that a library injects. */
export const NonceContext = createContext<string | undefined>(undefined);
