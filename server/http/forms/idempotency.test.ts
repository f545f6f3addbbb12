import { once } from "node:events";
import { connect, type Socket } from "node:net";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Db } from "#server/platform/db/open";
import { CAST, PASSWORD, type Who } from "../../../tests/support/cast";
import type { Client } from "../../../tests/support/client";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { ALICE, countRows, follow, summarize, withKey } from "../../../tests/support/form-keys";
import { extractFields } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { takeRefusal } from "../../../tests/support/refusals";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { newSecret } from "../../platform/secrets";

async function pngBytes(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c40" } });
  return new Uint8Array(await image.png().toBuffer());
}

interface Form {
  who: Who;
  path: string;
  fields: Record<string, string>;
  done(db: Db): Promise<number>;
}

/** Forms that act twice, or are refused, if sent twice without a key. */
const FORMS: Record<string, (server: TestServer) => Promise<Form>> = {
  "signing up": async () => ({
    who: "nobody",
    path: "/signup",
    fields: {
      username: "Zoe",
      email: "zoe@popote.example",
      password: PASSWORD,
      passwordAgain: PASSWORD,
    },
    done: async (db) => (await countRows(db, "users")) - Object.keys(CAST).length,
  }),
  "asking for a new password": async () => ({
    who: "nobody",
    path: "/password/reset",
    fields: { email: "alice@popote.example" },
    done: (db) => countRows(db, "outbox"),
  }),
  following: async () => ({
    who: "charlie",
    path: "/user/follow",
    fields: follow("follow"),
    done: async (db) => (await countRows(db, "follows")) - 1,
  }),
  "following no more": async () => ({
    who: "bob",
    path: "/user/follow",
    fields: follow("unfollow"),
    done: async (db) => 1 - (await countRows(db, "follows")),
  }),
  reporting: async () => ({
    who: "bob",
    path: `/report?user=${ALICE}`,
    fields: { reason: "They are rude." },
    done: (db) => countRows(db, "reports"),
  }),
  "writing a recipe": async () => ({
    who: "alice",
    path: "/recipe/edit",
    fields: { title: "Soup", visibility: "PUBLIC", formKey: newSecret() },
    done: async (db) => (await db.selectFrom("recipes").select("id").execute()).length,
  }),
  "deleting a recipe": async ({ db }) => {
    const id = await writeRecipe(db, "alice");
    return {
      who: "alice",
      path: `/recipe/view?id=${id}`,
      fields: { intent: "delete" },
      done: async () => 1 - (await db.selectFrom("recipes").select("id").execute()).length,
    };
  },
  "putting a recipe into a cookbook": async ({ db }) => {
    const [id, book] = [await writeRecipe(db, "alice"), await makeCookbook(db, "alice")];
    return {
      who: "alice",
      path: `/cookbook/edit?addRecipe=${id}`,
      fields: { intent: "addRecipe", cookbook: String(book) },
      done: async () => (await db.selectFrom("cookbook_recipes").selectAll().execute()).length,
    };
  },
  "making a cookbook": async () => ({
    who: "alice",
    path: "/cookbook/edit",
    fields: { intent: "save", name: "Sundays", formKey: newSecret() },
    done: async (db) => (await db.selectFrom("cookbooks").selectAll().execute()).length,
  }),
};

async function sendHalf(client: Client, origin: string, form: Form, key: string) {
  const body = new URLSearchParams(form.fields).toString();
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${form.path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Cookie: session=${client.cookies.get("session")}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    `Idempotency-Key: ${key}`,
  ];
  const half = `${head.join("\r\n")}\r\n\r\n${body.slice(0, body.length / 2)}`;
  await new Promise<void>((resolve) => socket.write(half, () => resolve()));
  return socket;
}

async function sendRest(socket: Socket, form: Form): Promise<string> {
  const body = new URLSearchParams(form.fields).toString();
  const answered = once(socket, "data");
  socket.write(body.slice(body.length / 2));
  const [bytes] = await answered;
  socket.destroy();
  return String(bytes);
}

describe("a form sent again under its key runs once and gets the same answer", () => {
  test.each(Object.entries(FORMS))("%s", async (_what, make) => {
    const server = await openTestServer();
    const form = await make(server);
    const client = await server.as(form.who);
    const before = await form.done(server.db);
    const send = (key: string) => client.post(form.path, form.fields, withKey(key));
    const key = newSecret();
    const together = await Promise.all([send(key), send(key), send(key)]);
    const later = await send(key);
    expect(together[0]?.status).toBe(303);
    for (const answer of [...together, later]) {
      expect(summarize(answer)).toEqual({ status: 303, location: together[0]?.location });
    }
    expect((await form.done(server.db)) - before).toBe(1);
  });
});

test("without a key a duplicate is refused", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  expect((await charlie.post("/user/follow", follow("follow"))).status).toBe(303);
  for (const headers of [{}, withKey(newSecret())]) {
    const other = await charlie.post("/user/follow", follow("follow"), headers);
    expect(summarize(other)).toEqual({ status: 303, location: "/home" });
    expect(await takeRefusal(server.db, charlie)).toBe("follow.alreadyFollowed");
  }
});

test.each([
  ["is known to be broken", true],
  ["seems to be there still", false],
])(
  "an interrupted form runs when it is sent again in full, although its connection %s",
  async (_how, isKnown) => {
    const server = await openTestServer();
    const charlie = await server.as("charlie");
    const form = await (FORMS.following as (typeof FORMS)[string])(server);
    const key = newSecret();
    const socket = await sendHalf(charlie, server.origin, form, key);
    // Once this is answered, the first half has arrived.
    await charlie.get("/locale");
    if (isKnown) socket.destroy();
    const whole = await charlie.post(form.path, form.fields, withKey(key));
    expect(summarize(whole)).toEqual({ status: 303, location: "/home" });
    expect(await form.done(server.db)).toBe(1);
    socket.destroy();
  },
);

test.each([
  ["sent twice, both on their way at once,", 2],
  ["sent twice, the first slower than the second,", 1],
])("a form %s runs once", async (_how, halves) => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const form = await (FORMS["asking for a new password"] as (typeof FORMS)[string])(server);
  const key = newSecret();
  const sockets = await Promise.all(
    Array.from({ length: halves }, () => sendHalf(visitor, server.origin, form, key)),
  );
  await visitor.get("/locale");
  if (halves === 1) {
    const whole = await visitor.post(form.path, form.fields, withKey(key));
    expect(whole.status).toBe(303);
  }
  const answers = await Promise.all(sockets.map((socket) => sendRest(socket, form)));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  expect(await form.done(server.db)).toBe(1);
});

test("a form with an image is the same form under any boundary", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const { text } = await alice.get("/recipe/edit?view=lines");
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...extractFields(text), title: "Soup" }))
    form.append(name, value);
  form.append("image", new Blob([await pngBytes()]), "soup.png");
  const key = newSecret();
  const answers = [];
  for (const _time of [1, 2])
    answers.push(summarize(await alice.post("/recipe/edit", form, withKey(key))));
  expect(answers[0]).toMatchObject({ status: 303 });
  expect(answers[1]).toEqual(answers[0]);
  form.set("title", "Stew");
  expect((await alice.post("/recipe/edit", form, withKey(key))).status).toBe(422);
  const titles = await server.db.selectFrom("recipes").select("title").execute();
  expect(titles).toEqual([{ title: "Soup" }]);
});
