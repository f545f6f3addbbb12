import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Listens for what nobody should hear: console errors and warnings, exceptions, faults (5xx). */
export interface Noise {
  listenTo(context: BrowserContext): void;
  /** A refusal (400, 404 …) that this journey provokes; a browser writes each to its console. */
  expectRefusal(status: number): void;
  /** This refusal may come any number of times, or not: when depends on how fast a form arrives. */
  allowRefusals(status: number): void;
  /** This journey cuts scripts off: what Remix, the browser and Popote then log is no noise. */
  expectFailedScripts(): void;
  /** The server is away in this journey, or closed: what the browser logs of that is no noise. */
  expectAbsence(): void;
  /** Everything heard that was not expected, and every refusal that did not come. */
  heard(): string[];
}

const FAILED_SCRIPT =
  /ERR_FAILED|loading route module|dynamically imported module|scripts could not be loaded/;

const ABSENCE =
  /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|status of 50[234]|Failed to fetch/;
const AWAY = [502, 503, 504];
/** What Playwright says of the worker that `playwright.config.ts` keeps out. */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright$/;
/**
 * Remix preloads the style sheets of the next page. Chromium looks once, some seconds after a load,
 * at what is preloaded and not in use: a journey may be between two pages in that moment.
 */
const STYLES_OF_NEXT_PAGE = /\/assets\/[\w-]+\.css was preloaded using link preload but not used/;

export function listenForNoise(): Noise {
  const heard = new Set<string>();
  const expected: number[] = [];
  const allowed = new Set<number>();
  let scriptsFail = false;
  let isAbsent = false;

  function hear(message: ConsoleMessage): void {
    if (!["error", "warning", "assert"].includes(message.type())) return;
    if (BLOCKED_WORKER.test(message.text()) || STYLES_OF_NEXT_PAGE.test(message.text())) return;
    if (scriptsFail && FAILED_SCRIPT.test(message.text())) return;
    if (isAbsent && ABSENCE.test(message.text())) return;
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
