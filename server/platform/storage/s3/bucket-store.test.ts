import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { emptyFolder } from "../../../../tests/support/folders";
import { openS3StandIn, type Trouble } from "../../../../tests/support/s3-stand-in";
import { UNTRUSTED } from "../../../../tests/support/untrusted-certificate";
import { takeComplaints } from "../../../../tests/support/watched-log";
import { openBucketStore } from "./bucket-store";
import { buildBucketUrl } from "./bucket-url";
import { examineBucket } from "./examine";
import { presignAddress } from "./presigned-address";

const QUICK = { attempts: 3, firstWaitMs: 1, silentMs: 100, deadlineMs: 5_000 };
const KEY = "images/recipes/1-v1.webp";
const SOUP = Buffer.from("leek soup");

async function openAll() {
  const stand = await openS3StandIn();
  const folder = emptyFolder();
  const files = openBucketStore(stand.settings, folder, QUICK);
  await files.put(KEY, SOUP);
  stand.requests.length = 0;
  return { stand, folder, files };
}

const TROUBLES: [name: string, trouble: Trouble][] = [
  ["a server error", { status: 500 }],
  ["a plea for slowness", { status: 503, code: "SlowDown" }],
  ["a body that did not arrive as it was sent", { status: 400, code: "BadDigest" }],
  ["silence", "silent"],
  ["a body that is cut off half-way", "half"],
  ["a body that is another one", "other"],
];

test.each(TROUBLES)(
  "the request is retried after %s, and the whole file is returned",
  async (_name, trouble) => {
    const { stand, folder, files } = await openAll();
    stand.trouble.next = [trouble, trouble];
    expect(await files.get(KEY)).toEqual(SOUP);
    expect(stand.requests).toHaveLength(3);
    stand.trouble.next = [trouble];
    const borrowed = await files.borrow(KEY);
    expect(readFileSync(borrowed?.path ?? "")).toEqual(SOUP);
    expect(stand.requests).toHaveLength(5);
    await borrowed?.release();
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.each(TROUBLES)(
  "after %s on every attempt, nothing is returned and no file is left",
  async (_name, trouble) => {
    const { stand, folder, files } = await openAll();
    stand.trouble.always = trouble;
    const away = { code: "storage.away", status: 503, headers: { "Retry-After": "30" } };
    await expect(files.get(KEY)).rejects.toMatchObject(away);
    await expect(files.borrow(KEY)).rejects.toMatchObject(away);
    expect(readdirSync(folder)).toEqual([]);
    expect(stand.requests).toHaveLength(6);
    expect(takeComplaints()).not.toEqual([]);
  },
);

test("a copy that fails in its response body is retried", async () => {
  const { stand, files } = await openAll();
  stand.trouble.next = ["other", "half"];
  await files.copy(KEY, "images/recipes/1-v2.webp");
  expect(stand.objects.get("images/recipes/1-v2.webp")?.bytes).toEqual(SOUP);
});

test("a lost upload is retried and finally refused", async () => {
  const { stand, files } = await openAll();
  stand.trouble.next = ["half", { status: 500 }];
  await files.put("images/recipes/2-v1.webp", SOUP);
  expect(stand.objects.get("images/recipes/2-v1.webp")?.bytes).toEqual(SOUP);
  stand.trouble.always = "half";
  await expect(files.put("images/recipes/3-v1.webp", SOUP)).rejects.toMatchObject({
    code: "storage.away",
  });
  takeComplaints();
});

test("a permission revoked at run time is reported as an outage, and the log says why", async () => {
  const { stand, files } = await openAll();
  stand.trouble.always = { status: 403, code: "AccessDenied" };
  await expect(files.get(KEY)).rejects.toMatchObject({ code: "storage.away" });
  expect(stand.requests).toHaveLength(1);
  const [line, ...more] = takeComplaints();
  expect(line).toMatchObject({ reason: "the bucket answers 403 AccessDenied" });
  expect(more).toEqual([]);
});

test.each<[what: string, change: object, words: RegExp]>([
  [
    "a wrong secret",
    { secretAccessKey: "wrong" },
    /refuses Popote \(403 SignatureDoesNotMatch\)\. Check AWS_ACCESS_KEY_ID/,
  ],
  [
    "a bucket that is not there",
    { bucket: "other" },
    /there is no bucket other .*Create it, or set PICTURES/,
  ],
  [
    "a port where nobody listens",
    { endpoint: "http://127.0.0.1:1" },
    /does not serve \(ECONNREFUSED\)\. Check S3_ENDPOINT/,
  ],
])("%s is reported in one sentence at startup", async (_what, change, words) => {
  const { settings, objects } = await openS3StandIn();
  await expect(examineBucket({ ...settings, ...change }, QUICK)).rejects.toThrow(words);
  expect(objects.size).toBe(0);
  await examineBucket(settings, QUICK);
  expect(objects.size).toBe(0);
});

test("a wrong clock, a wrong region and an untrusted certificate are told apart", async () => {
  const stand = await openS3StandIn();
  const examined = (change: object) => examineBucket({ ...stand.settings, ...change }, QUICK);
  await expect(examined({ region: "elsewhere-1" })).rejects.toThrow(
    /AWS_REGION, which is elsewhere-1/,
  );
  stand.aheadMs = 3_600_000;
  await expect(examined({})).rejects.toThrow(/this machine's clock \(403 RequestTimeTooSkewed\)/);
  const server = createServer(UNTRUSTED);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const endpoint = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(examined({ endpoint })).rejects.toThrow(/certificate .*NODE_EXTRA_CA_CERTS/);
});

test("a presigned address is shared, expires within an hour and opens one file only", async () => {
  const stand = await openS3StandIn({ prefix: "a/" });
  const files = openBucketStore(
    { ...stand.settings, imagesOrigin: stand.settings.endpoint },
    emptyFolder(),
    QUICK,
  );
  await files.put(KEY, SOUP);
  const first = await files.createDirectAddress?.(KEY);
  if (!first) throw new Error("there is no address");
  expect(first.seconds).toBeGreaterThan(0);
  expect(first.seconds).toBeLessThanOrEqual(1_800);
  expect(new URL(first.url).searchParams.get("X-Amz-Expires")).toBe("3600");
  const answer = await fetch(first.url);
  expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, SOUP]);
  expect(answer.headers.get("Content-Type")).toBe("image/webp");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const begin = Math.floor(Date.now() / 1_800_000) * 1_800_000;
  const at = (ms: number) =>
    presignAddress({ ...stand.settings, imagesOrigin: "https://cdn" }, new Map(), `a/${KEY}`, ms);
  expect((await at(begin)).url).toBe((await at(begin + 1_799_999)).url);
  expect((await at(begin)).url).not.toBe((await at(begin + 1_800_000)).url);
  await files.put("images/recipes/2-v1.webp", SOUP);
  expect((await fetch(first.url.replace("1-v1", "2-v1"))).status).toBe(403);
  stand.aheadMs = 3_600_000;
  expect((await fetch(first.url)).status).toBe(403);
});

test("the bucket is in the host name at Amazon, in the path elsewhere", () => {
  const given = {
    bucket: "popote",
    prefix: "",
    region: "eu-west-3",
    accessKeyId: "",
    secretAccessKey: "",
  };
  const at = (bucket: string, endpoint?: string) =>
    buildBucketUrl({ ...given, bucket, endpoint }, KEY).href;
  expect(at("popote")).toBe(`https://popote.s3.eu-west-3.amazonaws.com/${KEY}`);
  expect(at("my.popote")).toBe(`https://s3.eu-west-3.amazonaws.com/my.popote/${KEY}`);
  expect(at("popote", "http://minio:9000")).toBe(`http://minio:9000/popote/${KEY}`);
});
