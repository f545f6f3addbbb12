// A process of its own: a crafted picture may take memory and processor time, or crash it.
import { writeFileSync } from "node:fs";
import os from "node:os";
import sharp from "sharp";

/** Half as much again as the most that a picture is let in with (decoding-cost.ts). */
const MAX_MEMORY_BYTES = 450_000_000;
const WATCH_MS = 200;
const WEBP_QUALITY = 80;

sharp.concurrency(1);
sharp.cache(false);
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
endFirst();

/** @type {string | Uint8Array} */
let source = "";
let began = process.cpuUsage();
/** For the picture that was looked at last. */
let maxCpuMs = Number.POSITIVE_INFINITY;

const end = () => process.kill(process.pid, "SIGKILL");

setInterval(() => {
  const { user, system } = process.cpuUsage(began);
  if ((user + system) / 1000 > maxCpuMs || process.memoryUsage.rss() > MAX_MEMORY_BYTES) end();
}, WATCH_MS);

// A signal from the terminal reaches both processes: this one waits until the server disconnects.
process.on("disconnect", end);
if (!process.connected) end();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
process.on("message", async (message) => {
  const answer = await (message.source ? readHeader(message) : encode(message)).catch(() => ({
    fault: true,
  }));
  process.send(answer);
});

// Where memory runs out, Linux ends this process and not the server.
function endFirst() {
  if (process.platform !== "linux") return;
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // A container without /proc: nothing is lost but the preference.
  }
}

async function readHeader(message) {
  began = process.cpuUsage();
  source = message.source;
  maxCpuMs = message.maxCpuMs;
  const { format, compression, width, height, depth, isProgressive } = await sharp(source, {
    limitInputPixels: false,
  }).metadata();
  const isDeep = depth !== "uchar";
  return { format, compression, width, height, isProgressive: isProgressive === true, isDeep };
}

/** Upright and without metadata, the largest first. */
async function encode({ sizes, maxPixels }) {
  const files = [];
  // Each smaller picture is made from the one before: the original is decoded once.
  for (const { side, square } of sizes) {
    const picture = sharp(files.at(-1) ?? source, { limitInputPixels: maxPixels, failOn: "error" })
      .rotate()
      .resize({
        width: side,
        height: side,
        fit: square ? "cover" : "inside",
        withoutEnlargement: !square,
      });
    files.push(await picture.webp({ quality: WEBP_QUALITY }).toBuffer());
  }
  source = "";
  return { files };
}
