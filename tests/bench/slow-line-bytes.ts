import type { CDPSession } from "@playwright/test";

export interface Weight {
  html: number;
  css: number;
  image: number;
  script: number;
}

interface Answer {
  kind: keyof Weight;
  end: number;
  bytes: number;
}

const KINDS: Record<string, keyof Weight> = {
  Document: "html",
  Stylesheet: "css",
  Image: "image",
  Script: "script",
};

/** Records one opening of a page; returns a function for the times and bytes. */
export function recordResponses(devTools: CDPSession) {
  let begun = Number.NaN;
  const marks = new Map<string, number>();
  const kinds = new Map<string, keyof Weight>();
  const answers: Answer[] = [];
  devTools.on("Network.requestWillBeSent", ({ requestId, timestamp, type }) => {
    if (Number.isNaN(begun)) begun = timestamp;
    const kind = KINDS[type ?? ""];
    if (kind) kinds.set(requestId, kind);
  });
  devTools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) answers.push({ kind, end: timestamp, bytes: encodedDataLength });
  });
  devTools.on("Page.lifecycleEvent", ({ name, timestamp }) => {
    if (timestamp >= begun) marks.set(name, timestamp);
  });
  return () => {
    const since = (timestamp = Number.NaN) => Math.round((timestamp - begun) * 1000);
    const load = marks.get("load") ?? Number.NaN;
    const bytes: Weight = { html: 0, css: 0, image: 0, script: 0 };
    for (const { kind, end, bytes: weight } of answers) {
      if (kind === "script" || end <= load) bytes[kind] += weight;
    }
    return {
      painted: since(marks.get("firstContentfulPaint")),
      read: since(marks.get("DOMContentLoaded")),
      photo: since(load),
      script: since(
        Math.max(...answers.filter(({ kind }) => kind === "script").map(({ end }) => end)),
      ),
      bytes,
    };
  };
}
