import type { BrowserContext, ConsoleMessage } from "@playwright/test";
import { paths } from "#domain/site/paths";

/** Records unexpected output: console errors and warnings, exceptions, server errors (5xx). */
export interface Noise {
  listenTo(context: BrowserContext): void;
  /** The journey provokes this status (400, 404 …); browsers log each one. */
  expectRefusal(status: number): void;
  /** This status may occur any number of times, or not, depending on timing. */
  allowRefusals(status: number): void;
  /** Ignores what Remix, the browser and Popote log when scripts are blocked. */
  expectFailedScripts(): void;
  /** Ignores what the browser logs when the server is down or closed. */
  expectAbsence(): void;
  heard(): string[];
}

const FAILED_SCRIPT =
  /ERR_FAILED|loading route module|dynamically imported module|scripts could not be loaded/;

const ABSENCE =
  /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|status of 50[234]|Failed to fetch/;
const AWAY = [502, 503, 504];
/** Playwright's message about the service worker that `playwright.config.ts` blocks. */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright$/;
const UNAUTHORIZED = /status of 401/;
/** Remix preloads the next page's styles; Chromium warns seconds later if they are unused. */
const STYLES_OF_NEXT_PAGE = /\/assets\/[\w-]+\.css was preloaded using link preload but not used/;

export function listenForNoise(): Noise {
  const heard = new Set<string>();
  const expected: number[] = [];
  const allowed = new Set<number>();
  let scriptsFail = false;
  let isAbsent = false;
  let isLoggingOut = false;

  /** A page may ask for its notifications while its user logs out. */
  function isAskedTooLate(message: ConsoleMessage): boolean {
    const { url } = message.location();
    return isLoggingOut && UNAUTHORIZED.test(message.text()) && url.endsWith(paths.notification());
  }

  function hear(message: ConsoleMessage): void {
    if (!["error", "warning", "assert"].includes(message.type())) return;
    if (BLOCKED_WORKER.test(message.text()) || STYLES_OF_NEXT_PAGE.test(message.text())) return;
    if (scriptsFail && FAILED_SCRIPT.test(message.text())) return;
    if (isAbsent && ABSENCE.test(message.text())) return;
    if (isAskedTooLate(message)) return;
    const status = Number(/responded with a status of (\d{3})/.exec(message.text())?.[1]);
    const index = expected.indexOf(status);
    if (index >= 0) expected.splice(index, 1);
    else if (!allowed.has(status))
      heard.add(`${message.type()}: ${message.text()} (${message.location().url})`);
  }

  return {
    listenTo(context) {
      context.on("console", hear);
      context.on("weberror", (event) => heard.add(String(event.error())));
      context.on("request", (request) => {
        if (request.method() !== "POST") return;
        isLoggingOut = new URL(request.url()).pathname === paths.logout();
      });
      context.on("response", (response) => {
        if (isAbsent && AWAY.includes(response.status())) return;
        if (response.status() >= 500) heard.add(`${response.status()} ${response.url()}`);
      });
    },
    expectFailedScripts: () => {
      scriptsFail = true;
    },
    expectAbsence: () => {
      isAbsent = true;
    },
    expectRefusal: (status) => void expected.push(status),
    allowRefusals: (status) => void allowed.add(status),
    heard: () => [...heard, ...expected.map((status) => `a refusal with ${status} did not come`)],
  };
}
