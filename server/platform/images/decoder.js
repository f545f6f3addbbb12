// A separate process, because a crafted image may exhaust memory or CPU, or crash it.
import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import sharp from "sharp";

/** 1.5 times the maximum of an accepted image (decoding-cost.ts). */
const MAX_MEMORY_BYTES = 450_000_000;
const WATCH_MS = 200;
const WEBP_QUALITY = 80;

sharp.concurrency(1);
sharp.cache(false);
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
endFirst();

/** @type {string | Uint8Array} */
let source = "";
let isHeic = false;
let began = process.cpuUsage();
let maxCpuMs = Number.POSITIVE_INFINITY;

const end = () => process.kill(process.pid, "SIGKILL");

setInterval(() => {
  const { user, system } = process.cpuUsage(began);
  if ((user + system) / 1000 > maxCpuMs || process.memoryUsage.rss() > MAX_MEMORY_BYTES) end();
}, WATCH_MS);

// A terminal signals both processes; this one waits until the server disconnects.
process.on("disconnect", end);
if (!process.connected) end();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
process.on("message", async (message) => {
  const answer = await (message.source ? readHeader(message) : encode(message)).catch(() => ({
    fault: true,
  }));
  process.send(answer);
});

// Linux kills this process before the server when memory runs out.
function endFirst() {
  if (process.platform !== "linux") return;
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Containers may lack /proc.
  }
}

async function readHeader(message) {
  began = process.cpuUsage();
  source = message.source;
  maxCpuMs = message.maxCpuMs;
  const { format, compression, width, height, depth, isProgressive } = await sharp(source, {
    limitInputPixels: false,
  }).metadata();
  isHeic = compression === "hevc";
  const isDeep = depth !== "uchar";
  return { format, compression, width, height, isProgressive: isProgressive === true, isDeep };
}

async function encode({ sizes, maxPixels }) {
  const files = [];
  // Each smaller image is made from the previous one, so the original is decoded once.
  for (const { side, square, quality = WEBP_QUALITY } of sizes) {
    const image = await open(files.at(-1), { limitInputPixels: maxPixels, failOn: "error" });
    image.rotate().resize({
      width: side,
      height: side,
      fit: square ? "cover" : "inside",
      withoutEnlargement: !square,
    });
    files.push(await image.webp({ quality }).toBuffer());
  }
  source = "";
  return { files, isSpent: isHeic };
}

/** Opens the image made last, or the source. */
async function open(made, options) {
  if (made || !isHeic) return sharp(made ?? source, options);
  // Patents keep HEVC out of sharp. Loaded here only: its memory is never given back.
  const { default: decode } = await import("heic-decode");
  const buffer = typeof source === "string" ? readFileSync(source) : source;
  const { data, width, height } = await decode({ buffer });
  return sharp(data, { ...options, raw: { width, height, channels: 4 } }).removeAlpha();
}
