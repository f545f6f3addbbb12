import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Listens for what nobody should hear: console errors and warnings, exceptions, faults (5xx). */
export interface Noise {
  listenTo(context: BrowserContext): void;
  /** A refusal (400, 404 …) that this journey provokes; a browser writes each to its console. */
  expectRefusal(status: number): void;
  /** Everything heard that was not expected, and every refusal that did not come. */
  heard(): string[];
}

export function listenForNoise(): Noise {
  const heard: string[] = [];
  const expected: number[] = [];

  function hear(message: ConsoleMessage): void {
    if (!["error", "warning", "assert"].includes(message.type())) return;
    const status = Number(/responded with a status of (\d{3})/.exec(message.text())?.[1]);
    const index = expected.indexOf(status);
    if (index >= 0) expected.splice(index, 1);
    else heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  }

  return {
    listenTo(context) {
      context.on("console", hear);
      context.on("weberror", (event) => heard.push(String(event.error())));
      context.on("response", (response) => {
        if (response.status() >= 500) heard.push(`${response.status()} ${response.url()}`);
      });
    },
    expectRefusal: (status) => void expected.push(status),
    heard: () => [...heard, ...expected.map((status) => `a refusal with ${status} did not come`)],
  };
}
