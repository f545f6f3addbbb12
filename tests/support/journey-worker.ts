import { CHROMIUM } from "./chromium";

/** Options of journeys about the service worker: the headless shell differs from Chromium offline. */
export const WITH_SERVICE_WORKER = { serviceWorkers: "allow", launchOptions: CHROMIUM } as const;
