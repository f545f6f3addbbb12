import { useEffect, useRef, useState } from "react";
import { fitImage } from "~/ui/shrink-image";
import { type SendOutcome, sendPhoto } from "./send-photo";

export interface PhotoUpload {
  id: number;
  name: string;
  /** Of the file, in this browser. */
  preview: string;
  /** From 0 to 1. */
  sent: number;
  /** "lost": there was no answer, and it is sent again. */
  state: "waiting" | "sending" | "lost" | "failed";
  message?: string;
}

interface QueuedPhoto extends PhotoUpload {
  file: File;
  abort: AbortController;
}

/** The server lets somebody send so much a minute; a photo waits for its turn that often. */
const MAX_WAITS = 5;
const RETRY_MS = 5_000;

export interface PhotoQueue {
  uploads: PhotoUpload[];
  /** The previews of photos that this page sent, by their keys. */
  previews: Map<string, string>;
  add(files: File[]): void;
  retry(id: number): void;
  drop(id: number): void;
}

/** Sends photos one after another; `onSent` gets the key of each. */
export function usePhotoQueue(onSent: (key: string) => void): PhotoQueue {
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const queue = useRef<QueuedPhoto[]>([]);
  const previews = useRef(new Map<string, string>());
  const count = useRef(0);
  const isSending = useRef(false);
  const timer = useRef<number>();
  const report = useRef(onSent);
  report.current = onSent;

  const show = () => setUploads(queue.current.map(({ file: _, abort: __, ...shown }) => shown));
  const change = (photo: QueuedPhoto, changes: Partial<PhotoUpload>) => {
    Object.assign(photo, changes);
    show();
  };
  const remove = (photo: QueuedPhoto) => {
    queue.current = queue.current.filter((each) => each !== photo);
    show();
  };

  async function sendAll() {
    if (isSending.current) return;
    isSending.current = true;
    for (let photo = findWaiting(queue.current); photo; photo = findWaiting(queue.current)) {
      change(photo, { state: "sending", sent: 0 });
      const current = photo;
      const outcome = await sendWhole(current, (sent) => change(current, { sent }));
      if (!queue.current.includes(current)) continue;
      if (outcome === "LOST") change(current, { state: "lost" });
      else if ("key" in outcome) {
        previews.current.set(outcome.key, current.preview);
        // The row first: a save that waits is sent once no photo is on its way.
        report.current(outcome.key);
        remove(current);
      } else change(current, { state: "failed", message: outcome.message });
    }
    isSending.current = false;
    if (queue.current.some(({ state }) => state === "lost")) later();
  }

  function later() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(sendLost, RETRY_MS);
  }

  function sendLost() {
    for (const photo of queue.current) if (photo.state === "lost") photo.state = "waiting";
    sendAll();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: they read what is current.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => queue.current.length > 0 && event.preventDefault();
    const over = new AbortController();
    addEventListener("beforeunload", warn, over);
    addEventListener("online", sendLost, over);
    return () => {
      over.abort();
      window.clearTimeout(timer.current);
      for (const { abort, preview } of queue.current) {
        abort.abort();
        URL.revokeObjectURL(preview);
      }
      queue.current = [];
      for (const preview of previews.current.values()) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    uploads,
    previews: previews.current,
    add(files) {
      queue.current = [
        ...queue.current,
        ...files.map((file) => createUpload(file, count.current++)),
      ];
      show();
      sendAll();
    },
    retry(id) {
      const photo = queue.current.find((each) => each.id === id);
      if (photo) change(photo, { state: "waiting", message: undefined });
      sendAll();
    },
    drop(id) {
      const photo = queue.current.find((each) => each.id === id);
      if (!photo) return;
      photo.abort.abort();
      URL.revokeObjectURL(photo.preview);
      remove(photo);
    },
  };
}

function findWaiting(queue: QueuedPhoto[]): QueuedPhoto | undefined {
  return queue.find(({ state }) => state === "waiting");
}

function createUpload(file: File, id: number): QueuedPhoto {
  const preview = URL.createObjectURL(file);
  const abort = new AbortController();
  return { id, name: file.name, preview, sent: 0, state: "waiting", file, abort };
}

async function sendWhole(
  { file, abort: { signal } }: QueuedPhoto,
  onProgress: (sent: number) => void,
): Promise<SendOutcome> {
  const smaller = await fitImage(file);
  let outcome: SendOutcome = "LOST";
  for (let waits = 0; waits <= MAX_WAITS && !signal.aborted; waits++) {
    outcome = await sendPhoto(smaller, { signal, onProgress });
    if (outcome === "LOST" || "key" in outcome || !outcome.retryAfterS) break;
    const { retryAfterS } = outcome;
    await new Promise((resolve) => setTimeout(resolve, retryAfterS * 1_000));
  }
  return outcome;
}
