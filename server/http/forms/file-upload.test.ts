import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { expect, onTestFinished, test } from "vitest";
import { emptyFolder } from "../../../tests/support/folders";
import { takeComplaints } from "../../../tests/support/watched-log";
import { AppError } from "../../platform/errors";
import { receiveUpload } from "./file-upload";
import { withUploadSlot } from "./upload-slots";

const MAX_BYTES = 200_000;

interface Outcome {
  status: number;
  fields?: [string, FormDataEntryValue][];
  file?: { path: string; name: string; bytes: number };
}

async function openReceiver(below = "") {
  const folder = path.join(emptyFolder(), below);
  let settle: (outcome: Outcome) => void;
  const outcome = new Promise<Outcome>((resolve) => {
    settle = resolve;
  });
  const receive = async (incoming: IncomingMessage): Promise<Outcome> => {
    const sent = new Request("http://recipes.example/", {
      method: "POST",
      headers: { "Content-Type": incoming.headers["content-type"] ?? "" },
      body: createReadableStreamFromReadable(incoming),
      duplex: "half",
    } as RequestInit);
    try {
      const { fields, file } = await receiveUpload(sent, { folder, maxBytes: MAX_BYTES });
      return { status: 200, fields: [...fields], file };
    } catch (error) {
      return { status: error instanceof AppError ? error.status : 500 };
    }
  };
  const server = createServer(async (incoming, response) => {
    const came = await receive(incoming);
    settle(came);
    response.writeHead(came.status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    address: `http://127.0.0.1:${port}/`,
    outcome: () => outcome,
    send: async (form: FormData | URLSearchParams) =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: form })).status,
  };
}

function formWith(bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData();
  form.append("intent", "import");
  form.append("file", new Blob([bytes]), name);
  return form;
}

const someBytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7) % 251);

test("a file is stored as sent, readable only by us, beside its form's fields", async () => {
  const receiver = await openReceiver("imports/waiting");
  const bytes = someBytes(MAX_BYTES);
  expect(await receiver.send(formWith(bytes, "recipes.zip"))).toBe(200);
  const { fields, file } = await receiver.outcome();
  expect(fields).toEqual([["intent", "import"]]);
  expect(file).toMatchObject({ name: "recipes.zip", bytes: MAX_BYTES });
  expect(path.dirname(file?.path ?? "")).toBe(receiver.folder);
  expect(readFileSync(file?.path ?? "").equals(bytes)).toBe(true);
  expect(statSync(file?.path ?? "").mode & 0o777).toBe(0o600);
});

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\Zoé\\recettes.zip", "recettes.zip"],
  ["recipes\u0007\u202egpj.zip", "recipesgpj.zip"],
  ["a".repeat(300), "a".repeat(100)],
])("a file named %j is shown as %j and stored under our own name", async (given, shown) => {
  const receiver = await openReceiver();
  expect(await receiver.send(formWith(someBytes(10), given))).toBe(200);
  expect((await receiver.outcome()).file?.name).toBe(shown);
  expect(readdirSync(receiver.folder)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
});

test.each([
  ["an empty file", formWith(new Uint8Array(), "empty.zip")],
  ["no file chosen", formWith(new Uint8Array(), "")],
  ["a form of fields alone", new URLSearchParams({ intent: "import" })],
])("%s leaves no file", async (_, form) => {
  const receiver = await openReceiver();
  expect(await receiver.send(form)).toBe(200);
  expect(await receiver.outcome()).toEqual({ status: 200, fields: [["intent", "import"]] });
  expect(readdirSync(receiver.folder)).toEqual([]);
});

test("the second of two files is ignored", async () => {
  const receiver = await openReceiver();
  const form = formWith(someBytes(1_000), "first.zip");
  form.append("file", new Blob([someBytes(5_000)]), "second.zip");
  form.append("after", "both");
  expect(await receiver.send(form)).toBe(200);
  const { fields, file } = await receiver.outcome();
  expect(file).toMatchObject({ name: "first.zip", bytes: 1_000 });
  expect(fields?.at(-1)).toEqual(["after", "both"]);
  expect(readdirSync(receiver.folder)).toHaveLength(1);
});

test("an oversized file is read to its end, refused and removed", async () => {
  for (const length of [MAX_BYTES + 1, 30 * MAX_BYTES]) {
    const receiver = await openReceiver();
    expect(await receiver.send(formWith(someBytes(length), "large.zip"))).toBe(413);
    expect(readdirSync(receiver.folder)).toEqual([]);
  }
});

test("too many or too long fields are refused, and the file is removed", async () => {
  const many = formWith(someBytes(1_000), "recipes.zip");
  for (let count = 0; count < 2_001; count += 1) many.append(`field-${count}`, "x");
  const long = formWith(someBytes(1_000), "recipes.zip");
  for (let count = 0; count < 60; count += 1) long.append(`field-${count}`, "x".repeat(90_000));
  for (const form of [many, long]) {
    const receiver = await openReceiver();
    expect(await receiver.send(form)).toBe(413);
    expect(readdirSync(receiver.folder)).toEqual([]);
  }
});

const HEAD = [
  "--cut",
  'Content-Disposition: form-data; name="file"; filename="recipes.zip"',
  "Content-Type: application/zip",
  "",
  "half of it",
].join("\r\n");

test("the data of an aborted connection is removed", async () => {
  const receiver = await openReceiver();
  const sending = request(receiver.address, {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=cut", "Content-Length": 100_000 },
  });
  sending.on("error", () => undefined);
  sending.write(HEAD);
  await expect.poll(() => readdirSync(receiver.folder)).toHaveLength(1);
  sending.destroy();
  expect((await receiver.outcome()).status).toBe(400);
  expect(readdirSync(receiver.folder)).toEqual([]);
});

test("a body that ends within its file is an invalid request, and its data is removed", async () => {
  const receiver = await openReceiver();
  const headers = { "Content-Type": "multipart/form-data; boundary=cut" };
  const answer = await fetch(receiver.address, { method: "POST", headers, body: HEAD });
  expect(answer.status).toBe(400);
  expect(readdirSync(receiver.folder)).toEqual([]);
});

test.each(["text/plain", 'multipart/form-data; x="boundary=cut"', "multipart/form-data"])(
  "a body sent as %s is refused",
  async (contentType) => {
    const receiver = await openReceiver();
    const headers = { "Content-Type": contentType };
    const answer = await fetch(receiver.address, { method: "POST", headers, body: HEAD });
    expect(answer.status).toBe(400);
    expect(readdirSync(receiver.folder)).toEqual([]);
  },
);

test("a full disk is reported, and no part of the file is left", async () => {
  const receiver = await openReceiver();
  const limit = (size: string) =>
    execFileSync("prlimit", [`--pid=${process.pid}`, `--fsize=${size}:`]);
  limit("65536");
  onTestFinished(() => void limit("unlimited"));
  const status = await receiver.send(formWith(someBytes(MAX_BYTES), "recipes.zip"));
  limit("unlimited");
  expect(status).toBe(507);
  expect(takeComplaints()).toMatchObject([{ msg: "There is no room to write in DATA_DIR" }]);
  expect(readdirSync(receiver.folder)).toEqual([]);
});

test("a user may send three files at a time, whatever other users send", async () => {
  let finish: () => void = () => undefined;
  const onItsWay = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const alices = [1, 2, 3].map(() => withUploadSlot(1, () => onItsWay));
  await expect(withUploadSlot(1, async () => "a fourth")).rejects.toThrow("request.tooMany");
  expect(await withUploadSlot(2, async () => "Bob's")).toBe("Bob's");
  finish();
  await Promise.all(alices);
  expect(await withUploadSlot(1, async () => "the next")).toBe("the next");
});
