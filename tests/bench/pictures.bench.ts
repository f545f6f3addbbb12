import sharp from "sharp";
import { test } from "vitest";
import { openTestServer } from "../support/server";
import { photo, pictureCall } from "../support/upload";

const UPLOADS = 100;
const AT_ONCE = 30;
const VISITS = 8;

/**
 * How long somebody's picture takes while nobody else sends one, and while one person sends a hundred
 * of the dearest that are let in; and how much memory thirty of 10 MB at once take.
 */
test("one person's worst pictures and another's", async () => {
  const server = await openTestServer();
  const [alice, bob] = [await server.as("alice"), await server.as("bob")];
  const small = await photo();
  const once = async () => {
    const began = performance.now();
    const answer = await bob.post("/image/users/2", pictureCall(small));
    if (answer.status !== 201) throw new Error(`${answer.status}`);
    return performance.now() - began;
  };
  await once();
  const quiet = await repeat(once);
  const worst = await dearest();
  let taken = 0;
  let left = UPLOADS;
  const flood = Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) {
      const answer = await alice.post("/image/users/1", pictureCall(worst));
      if (answer.status === 201) taken += 1;
    }
  });
  const beside = await repeat(once);
  await Promise.all(flood);
  const rss = process.memoryUsage.rss();
  const heavy = Buffer.alloc(10 * 1024 * 1024, 1);
  let peak = rss;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  await Promise.all(
    Array.from({ length: 30 }, () => alice.post("/image/users/1", pictureCall(heavy))),
  );
  clearInterval(watch);
  const [before, after] = [middle(quiet), middle(beside)];
  console.log(
    `undisturbed ${Math.round(before)} ms, beside ${UPLOADS} of the worst ${Math.round(after)} ms ` +
      `(worst ${Math.round(Math.max(...beside))}): ratio ${(after / before).toFixed(1)}, ` +
      `${taken} of them taken; 30 × 10 MB at once: ${mb(rss)} → ${mb(peak)} MB, their sender's too`,
  );
}, 600_000);

/** An AVIF of nearly 25 megapixels that is all noise. */
async function dearest(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const [width, height] = [1250, 1000];
  const grain = await sharp({ create: { width, height, channels: 3, background: "#a30", noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(5500, 4400).avif({ quality: 50, effort: 0 }).toBuffer();
}

async function repeat(act: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) times.push(await act());
  return times;
}

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
