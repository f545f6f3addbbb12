import sharp from "sharp";
import { test } from "vitest";
import { CAST, type CastName } from "../support/cast";
import { startPopoteBy } from "../support/limited-popote";
import { imageCall, photo } from "../support/upload";
import { readMemory } from "./process-figures";

const UPLOADS = 100;
const AT_ONCE = 30;
const VISITS = 8;

/** Also measures the memory of thirty images of 10 MB from five users. */
test("wait for an image, alone and beside another user's most expensive uploads", async () => {
  const popote = await startPopoteBy('exec "$0" scripts/start.js');
  const [alice, bob] = [await popote.as("alice"), await popote.as("bob")];
  const small = await photo();
  const once = async () => {
    const began = performance.now();
    const answer = await bob.post("/image/users/2", imageCall(small));
    if (answer.status !== 201) throw new Error(`${answer.status}`);
    return performance.now() - began;
  };
  await once();
  const quiet = await repeat(once);
  const worst = await dearest();
  const statuses = new Map<number, number>();
  let left = UPLOADS;
  const flood = Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) {
      const { status } = await alice.post("/image/users/1", imageCall(worst));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const beside = await repeat(once);
  await Promise.all(flood);
  const before = readMemory(popote.pid);
  const heavy = Buffer.alloc(10 * 1024 * 1024, 1);
  const people = Object.keys(CAST) as CastName[];
  await Promise.all(
    people.flatMap(async (who) => {
      const person = await popote.as(who);
      const address = `/image/users/${CAST[who].id}`;
      const sends = Array.from({ length: AT_ONCE / people.length }, () =>
        person.post(address, imageCall(heavy)),
      );
      await Promise.all(sends);
    }),
  );
  const after = readMemory(popote.pid);
  const row = (times: number[]) => times.map(Math.round).join(" ");
  console.log(
    `alone ${row(quiet)} ms; beside ${UPLOADS} of the worst, of ${mb(worst.length)} MB, ` +
      `${row(beside)} ms; answered ${JSON.stringify([...statuses])}; ` +
      `memory before 30 × 10 MB at once ${Math.round(before.resident)} MB, ` +
      `at most before ${Math.round(before.most)}, after ${Math.round(after.most)}`,
  );
}, 600_000);

async function dearest(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const [width, height] = [1250, 1000];
  const grain = await sharp({ create: { width, height, channels: 3, background: "#a30", noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(3900, 3000).avif({ quality: 50, effort: 0 }).toBuffer();
}

async function repeat(act: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) times.push(await act());
  return times;
}

const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
