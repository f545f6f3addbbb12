// The process that decodes pictures, apart from the server: what a crafted picture makes it use of
// memory and processor goes with it. It is started by decoders.ts, from here as it lies.
import os from "node:os";
import sharp from "sharp";

const MAX_MEMORY_BYTES = 1_500_000_000;
const WATCH_MS = 200;
const WEBP_QUALITY = 80;

sharp.concurrency(1);
sharp.cache(false);
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** @type {string | Uint8Array} */
let source = "";
let began = process.cpuUsage();
/** Of the processor, for the picture that was looked at last. */
let maxCpuMs = Number.POSITIVE_INFINITY;

// What hangs in the decoder cannot be asked to stop.
const end = () => process.kill(process.pid, "SIGKILL");

setInterval(() => {
  const { user, system } = process.cpuUsage(began);
  if ((user + system) / 1000 > maxCpuMs || process.memoryUsage.rss() > MAX_MEMORY_BYTES) end();
}, WATCH_MS);

// It ends with the server, which answers first what is under way; a terminal tells both to stop.
process.on("disconnect", end);
if (!process.connected) end();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
process.on("message", async (message) => {
  const answer = await (message.source ? look(message) : encode(message)).catch(() => ({
    fault: true,
  }));
  process.send(answer);
});

/** What the picture's header says; nothing is unpacked. */
async function look(message) {
  began = process.cpuUsage();
  source = message.source;
  maxCpuMs = message.maxCpuMs;
  const { format, compression, width, height, isProgressive } = await sharp(source, {
    limitInputPixels: false,
  }).metadata();
  return { format, compression, width, height, isProgressive: isProgressive === true };
}

/** The WebP files of the picture that was looked at, upright and without metadata, the largest first. */
async function encode({ sizes, maxPixels }) {
  const files = [];
  // Each smaller one is made from the one before: the original is unpacked once.
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
