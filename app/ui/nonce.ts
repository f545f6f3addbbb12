import { createContext } from "react";

/** The nonce of this page's Content-Security-Policy, for styles that a library adds. */
export const NonceContext = createContext<string | undefined>(undefined);
