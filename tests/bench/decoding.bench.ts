import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { copyFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { estimateCost } from "#server/platform/images/decoding-cost";
import { emptyFolder } from "../support/folders";
import { readCpuMs, readMemory } from "./measure";
import { report } from "./report";

const MAX_MEGABYTES = 300;
const SIZES = [1600, 400].map((side) => ({ side, square: false }));

const fast = { compressionLevel: 1 };

/** Close to the largest accepted image of each format. */
const KINDS: [kind: string, width: number, height: number, write?: (noise: Sharp) => Sharp][] = [
  ["JPEG", 8_000, 6_200, (noise) => noise.jpeg({ quality: 40 })],
  ["JPEG, progressive", 8_000, 6_200, (noise) => noise.jpeg({ quality: 40, progressive: true })],
  ["PNG", 8_000, 6_200, (noise) => noise.png(fast)],
  ["PNG, interlaced", 7_300, 6_100, (noise) => noise.png({ ...fast, progressive: true })],
  [
    "PNG, interlaced, 16 bits",
    5_350,
    4_000,
    (noise) => noise.toColourspace("rgb16").png({ ...fast, progressive: true }),
  ],
  ["WebP", 8_000, 6_200, (noise) => noise.webp({ quality: 20, effort: 0 })],
  ["WebP, lossless", 8_000, 6_200, (noise) => noise.webp({ lossless: true, effort: 0 })],
  ["GIF", 6_500, 5_900, (noise) => noise.gif({ effort: 1, colours: 2 })],
  ["AVIF", 4_000, 3_000, (noise) => noise.avif({ quality: 30, effort: 0 })],
  ["AVIF, 12 bits", 3_300, 2_600, (noise) => noise.avif({ quality: 30, effort: 0, bitdepth: 12 })],
  ["HEIC", 4_032, 3_024],
];

/** sharp writes no HEIC. */
const HEIC = "tests/fixtures/images/tart.heic";

test("memory and processor time of decoding one image", async () => {
  const source = path.join(emptyFolder(), "image");
  const rows = [];
  for (const [kind, width, height, write] of KINDS) {
    if (write) await write(await createNoise(width, height)).toFile(source);
    else await copyFile(HEIC, source);
    const decoder = fork("server/platform/images/decoder.js", {
      ...{ serialization: "advanced", execArgv: [] },
    });
    onTestFinished(() => void decoder.kill("SIGKILL"));
    const pid = decoder.pid ?? 0;
    const header = await ask(decoder, { source, maxCpuMs: Number.POSITIVE_INFINITY });
    const cost = estimateCost(header);
    expect(cost?.isTooLarge, kind).toBe(false);
    const before = readCpuMs(pid);
    const decoded = await ask(decoder, { sizes: SIZES, maxPixels: cost?.maxPixels });
    expect(decoded).toHaveProperty("files");
    rows.push({
      ...{ kind, megapixels: (width * height) / 1e6, "at the peak, MB": readMemory(pid).peak },
      "processor time to estimate": (readCpuMs(pid) - before) / (cost?.milliseconds ?? 0),
    });
    decoder.kill("SIGKILL");
    await once(decoder, "exit");
  }
  report("decoding", rows);
  expect(rows.filter((row) => row["at the peak, MB"] > MAX_MEGABYTES)).toEqual([]);
});

async function createNoise(width: number, height: number): Promise<Sharp> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const plain = { channels: 3, background: "#a30" } as const;
  const grain = sharp({ create: { width: 1_000, height: 1_000, ...plain, noise } });
  return sharp({ create: { width, height, ...plain } }).composite([
    { input: await grain.png().toBuffer(), tile: true },
  ]);
}

async function ask(decoder: ChildProcess, message: object) {
  const answered = once(decoder, "message");
  decoder.send(message);
  const [answer] = await answered;
  return answer;
}
