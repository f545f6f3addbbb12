import { photoPaths } from "#domain/site/photo-paths";

interface Sending {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(done: number): void;
}

/** `message` is the server's, in the language of the page; LOST if it gave no answer. */
export type SendOutcome = { key: string } | { message: string; retryAfterS?: number } | "LOST";

const SERVER_FAULT = 500;

/** Sends a photo by XMLHttpRequest, because fetch cannot tell how much is sent. */
export function sendPhoto(file: File, { signal, onProgress }: Sending): Promise<SendOutcome> {
  const request = new XMLHttpRequest();
  const fields = new FormData();
  fields.append("file", file);
  return new Promise((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("loadend", () => resolve(readOutcome(request)));
    signal.addEventListener("abort", () => request.abort());
    request.responseType = "json";
    request.open("POST", photoPaths.uploads());
    request.setRequestHeader("Accept-Language", document.documentElement.lang);
    request.send(fields);
  });
}

function readOutcome(request: XMLHttpRequest): SendOutcome {
  const { response, status } = request;
  if (status === 201 && typeof response?.key === "string") return { key: response.key };
  const message = response?.error?.message;
  if (status === 0 || status >= SERVER_FAULT || typeof message !== "string") return "LOST";
  const wait = Number(status === 429 && request.getResponseHeader("Retry-After"));
  return { message, ...(wait > 0 && { retryAfterS: wait }) };
}
