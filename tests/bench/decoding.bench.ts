import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { estimateCost } from "#server/platform/images/decoding-cost";
import { readMemory } from "./process-figures";
import { reportTable } from "./report";

const MAX_MEGABYTES = 300;
const SIZES = [
  { side: 1600, square: false },
  { side: 400, square: false },
];

interface Kind {
  width: number;
  height: number;
  write(noise: Sharp): Sharp;
}

/** Close to the largest accepted image of each format. */
const KINDS: Record<string, Kind> = {
  JPEG: { width: 8_000, height: 6_200, write: (noise) => noise.jpeg({ quality: 40 }) },
  "JPEG, progressive": {
    width: 8_000,
    height: 6_200,
    write: (noise) => noise.jpeg({ quality: 40, progressive: true }),
  },
  PNG: { width: 8_000, height: 6_200, write: (noise) => noise.png({ compressionLevel: 1 }) },
  "PNG, interlaced": {
    width: 7_300,
    height: 6_100,
    write: (noise) => noise.png({ compressionLevel: 1, progressive: true }),
  },
  "PNG, interlaced, 16 bits": {
    width: 5_350,
    height: 4_000,
    write: (noise) => noise.toColourspace("rgb16").png({ compressionLevel: 1, progressive: true }),
  },
  WebP: { width: 8_000, height: 6_200, write: (noise) => noise.webp({ quality: 20, effort: 0 }) },
  "WebP, lossless": {
    width: 8_000,
    height: 6_200,
    write: (noise) => noise.webp({ lossless: true, effort: 0 }),
  },
  GIF: { width: 6_500, height: 5_900, write: (noise) => noise.gif({ effort: 1, colours: 2 }) },
  AVIF: { width: 4_000, height: 3_000, write: (noise) => noise.avif({ quality: 30, effort: 0 }) },
  "AVIF, 12 bits": {
    width: 3_300,
    height: 2_600,
    write: (noise) => noise.avif({ quality: 30, effort: 0, bitdepth: 12 }),
  },
};

test("memory and processor time of decoding one image", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-bench-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const rows = [];
  for (const [kind, { width, height, write }] of Object.entries(KINDS)) {
    const source = path.join(folder, "image");
    await write(await createNoise(width, height)).toFile(source);
    const decoder = fork("server/platform/images/decoder.js", {
      serialization: "advanced",
      execArgv: [],
    });
    onTestFinished(() => void decoder.kill("SIGKILL"));
    const header = await ask(decoder, { source, maxCpuMs: Number.POSITIVE_INFINITY });
    const cost = estimateCost(header);
    expect(cost?.isTooLarge, kind).toBe(false);
    const { most: atRest } = readMemory(decoder.pid ?? 0);
    const began = performance.now();
    expect(await ask(decoder, { sizes: SIZES, maxPixels: cost?.maxPixels })).toHaveProperty(
      "files",
    );
    const { most } = readMemory(decoder.pid ?? 0);
    rows.push({
      kind,
      megapixels: (width * height) / 1e6,
      "at rest, MB": atRest,
      "at the peak, MB": most,
      "estimated, s": (cost?.milliseconds ?? 0) / 1_000,
      "took, s": (performance.now() - began) / 1_000,
    });
    decoder.kill("SIGKILL");
    await once(decoder, "exit");
  }
  reportTable("decoding", rows);
  for (const row of rows) expect(row["at the peak, MB"], row.kind).toBeLessThan(MAX_MEGABYTES);
});

async function createNoise(width: number, height: number): Promise<Sharp> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const grain = await sharp({
    create: { width: 1_000, height: 1_000, channels: 3, background: "#a30", noise },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#a30" } }).composite([
    { input: grain, tile: true },
  ]);
}

async function ask(decoder: ChildProcess, message: object) {
  const answered = once(decoder, "message");
  decoder.send(message);
  const [answer] = await answered;
  return answer;
}
