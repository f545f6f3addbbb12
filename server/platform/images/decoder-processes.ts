import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { AppError } from "../errors";
import { log } from "../log";

/** Relative to Popote's folder, where every process starts. */
const DECODER = "server/platform/images/decoder.js";
/** CPU time for one image: several times that of the slowest accepted one. */
const MAX_CPU_MS = 30_000;
const IDLE_MS = 20_000;

export type ImageSource = { path: string } | { bytes: Uint8Array };

export interface ImageHeader {
  format: string;
  compression?: string;
  width: number;
  height: number;
  isProgressive: boolean;
  /** More than eight bits per channel. */
  isDeep: boolean;
}

export interface ImageSize {
  side: number;
  square: boolean;
  quality?: number;
}

interface Decoder {
  readHeader(source: ImageSource): Promise<ImageHeader>;
  encode(sizes: ImageSize[], maxPixels: number): Promise<Buffer[]>;
  release(): void;
}

const idle = new Map<ChildProcess, NodeJS.Timeout>();

export function acquireDecoder({ maxCpuMs } = { maxCpuMs: MAX_CPU_MS }): Decoder {
  const child = takeFromPool() ?? start();
  child.ref();
  child.channel?.ref();
  return {
    async readHeader(image) {
      const source = "path" in image ? image.path : image.bytes;
      const header = await sendRequest(child, { source, maxCpuMs });
      if (!("format" in header)) throw new AppError("image.invalid");
      return header;
    },
    async encode(sizes, maxPixels) {
      const made = await sendRequest(child, { sizes, maxPixels });
      if (!("files" in made)) throw new AppError("image.invalid");
      if (made.isSpent) end(child);
      return made.files.map((file) => Buffer.from(file));
    },
    release: () => returnToPool(child),
  };
}

export function stopIdleDecoders(): void {
  for (const child of [...idle.keys()]) end(child);
}

/** `isSpent`: the process keeps much memory and takes no other image. */
type Answer = ImageHeader | { files: Uint8Array[]; isSpent: boolean } | { fault: true };

async function sendRequest(child: ChildProcess, message: object): Promise<Answer> {
  if (!isAlive(child)) throw new AppError("image.invalid");
  const request = new AbortController();
  const options = { signal: request.signal };
  const ended = once(child, "exit", options).then(([code, signal]) => {
    log.warn({ code, signal }, "an image was too much for its decoder");
    throw new AppError("image.invalid");
  });
  const answered = once(child, "message", options).then(([answer]): Answer => answer);
  child.send(message, () => undefined);
  try {
    return await Promise.race([answered, ended]);
  } finally {
    request.abort();
    for (const each of [answered, ended]) each.catch(() => undefined);
  }
}

function start(): ChildProcess {
  const child = fork(DECODER, {
    serialization: "advanced",
    execArgv: [],
    // Keeps passwords in the settings from the decoder.
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.on("exit", () => forget(child));
  child.on("error", (error) => log.error({ err: error }, "no decoder of images"));
  return child;
}

function takeFromPool(): ChildProcess | undefined {
  const [child] = idle.keys();
  if (!child) return undefined;
  forget(child);
  return isAlive(child) ? child : takeFromPool();
}

/** An idle decoder must not keep the server alive. */
function returnToPool(child: ChildProcess): void {
  if (!isAlive(child) || child.killed) return;
  child.unref();
  child.channel?.unref();
  idle.set(child, setTimeout(() => end(child), IDLE_MS).unref());
}

function end(child: ChildProcess): void {
  forget(child);
  child.kill("SIGKILL");
}

function forget(child: ChildProcess): void {
  clearTimeout(idle.get(child));
  idle.delete(child);
}

function isAlive(child: ChildProcess): boolean {
  return child.connected && child.exitCode === null && child.signalCode === null;
}
