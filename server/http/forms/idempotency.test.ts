import { once } from "node:events";
import { connect, type Socket } from "node:net";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isOwnAnswer, WITHOUT_REDIRECT } from "#domain/site/answer-mark";
import type { Db } from "#server/platform/db/open";
import { CAST, PASSWORD, type Who } from "../../../tests/support/cast";
import type { Answer, Client } from "../../../tests/support/client";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { extractFields, extractText } from "../../../tests/support/page";
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

const ALICE = String(CAST.alice.id);
const follow = (intent: string) => ({ user: ALICE, intent, from: "/home" });

async function rows(db: Db, table: "users" | "outbox" | "follows" | "reports") {
  return (await db.selectFrom(table).selectAll().execute()).length;
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
    done: async (db) => (await rows(db, "users")) - Object.keys(CAST).length,
  }),
  "asking for a new password": async () => ({
    who: "nobody",
    path: "/password/reset",
    fields: { email: "alice@popote.example" },
    done: (db) => rows(db, "outbox"),
  }),
  following: async () => ({
    who: "charlie",
    path: "/user/follow",
    fields: follow("follow"),
    done: async (db) => (await rows(db, "follows")) - 1,
  }),
  "following no more": async () => ({
    who: "bob",
    path: "/user/follow",
    fields: follow("unfollow"),
    done: async (db) => 1 - (await rows(db, "follows")),
  }),
  reporting: async () => ({
    who: "bob",
    path: `/report?user=${ALICE}`,
    fields: { reason: "They are rude." },
    done: (db) => rows(db, "reports"),
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

const under = (key: string) => ({ "Idempotency-Key": key });
const RESET = { email: "alice@popote.example" };
const minimal = (key: string) => ({ ...under(key), Prefer: "return=minimal" });
const seen = ({ status, location }: Answer) => ({ status, location });

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
    const send = (key: string) => client.post(form.path, form.fields, under(key));
    const key = newSecret();
    const together = await Promise.all([send(key), send(key), send(key)]);
    const later = await send(key);
    expect(together[0]?.status).toBe(303);
    for (const answer of [...together, later]) {
      expect(seen(answer)).toEqual({ status: 303, location: together[0]?.location });
    }
    expect((await form.done(server.db)) - before).toBe(1);
  });
});

test("without a key a duplicate is refused", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  expect((await charlie.post("/user/follow", follow("follow"))).status).toBe(303);
  for (const headers of [{}, under(newSecret())]) {
    const other = await charlie.post("/user/follow", follow("follow"), headers);
    expect(seen(other)).toEqual({ status: 303, location: "/home" });
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
    const whole = await charlie.post(form.path, form.fields, under(key));
    expect(seen(whole)).toEqual({ status: 303, location: "/home" });
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
    const whole = await visitor.post(form.path, form.fields, under(key));
    expect(whole.status).toBe(303);
  }
  const answers = await Promise.all(sockets.map((socket) => sendRest(socket, form)));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  expect(await form.done(server.db)).toBe(1);
});

describe("a follow-up request for a form's outcome", () => {
  test("redirects to the form's page, and gets the outcome by the key alone", async () => {
    const server = await openTestServer();
    const visitor = await server.as("nobody");
    const key = newSecret();
    const taken = await visitor.post("/password/reset", RESET, minimal(key));
    expect(seen(taken)).toEqual({ status: 303, location: "/password/reset" });
    expect(taken.text).toBe("");
    const outcome = await visitor.post("/password/reset", { sending: key });
    expect(seen(outcome)).toEqual({ status: 303, location: "/password/reset/email" });
    expect(await rows(server.db, "outbox")).toBe(1);
  });

  test("gets 204 with Popote's mark instead of a redirect", async () => {
    const server = await openTestServer();
    const key = newSecret();
    const ask = { ...under(key), Prefer: WITHOUT_REDIRECT };
    const visitor = await server.as("nobody");
    const taken = await visitor.post("/password/reset", RESET, ask);
    expect({ ...seen(taken), isOwn: isOwnAnswer(taken) }).toEqual({
      ...{ status: 204, location: null, isOwn: true },
    });
    const outcome = await visitor.post("/password/reset", { sending: key });
    expect(seen(outcome)).toEqual({ status: 303, location: "/password/reset/email" });
    const alice = await server.as("alice");
    const wrong = await alice.post("/recipe/edit", { title: "" }, ask);
    expect([wrong.status, isOwnAnswer(wrong)]).toEqual([204, true]);
    const refused = await alice.post("/robots.txt", {}, ask);
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  test("gets a refused form with its values, and counts once", async () => {
    const server = await openTestServer();
    const visitor = await server.as("nobody");
    const key = newSecret();
    const form = {
      username: "Alice",
      email: "zoe@popote.example",
      password: PASSWORD,
      passwordAgain: PASSWORD,
    };
    const taken = await visitor.post("/signup", form, minimal(key));
    expect(taken.status).toBe(303);
    for (const _time of [1, 2]) {
      const { status, text } = await visitor.post("/signup", { sending: key });
      expect(status).toBe(409);
      expect(extractText(text)).toContain("Username already used");
      expect(text).toContain("<title>Error: ");
      expect(extractFields(text)).toMatchObject({
        username: "Alice",
        email: form.email,
        password: "",
      });
    }
    const attempts = await server.db.selectFrom("attempts").select("count").execute();
    expect(attempts.map(({ count }) => count)).toEqual([1]);
  });

  test("works at a node whose clock is half a minute slow", async () => {
    const server = await openTestServer();
    const visitor = await server.as("nobody");
    const key = newSecret();
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    await visitor.post("/password/reset", RESET, minimal(key));
    vi.setSystemTime(Date.now() - 30_000);
    const outcome = await visitor.post("/password/reset", { sending: key });
    expect(seen(outcome)).toEqual({ status: 303, location: "/password/reset/email" });
  });

  test("redirects to the form's page if the outcome is gone", async () => {
    const server = await openTestServer();
    const alice = await server.as("alice");
    const forgotten = await alice.post("/recipe/edit", { sending: newSecret() });
    expect(seen(forgotten)).toEqual({ status: 303, location: "/recipe/edit" });
  });
});

test("a key works only on its own site and at its own address", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const key = newSecret();
  expect((await visitor.post("/password/reset", RESET, minimal(key))).status).toBe(303);
  const foreign = await visitor.post(
    "/password/reset",
    { sending: key },
    { Origin: "https://evil.example" },
  );
  expect(foreign.status).toBe(403);
  const elsewhere = await visitor.post("/signup", { sending: key });
  expect(seen(elsewhere)).toEqual({ status: 303, location: "/signup" });
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
    answers.push(seen(await alice.post("/recipe/edit", form, under(key))));
  expect(answers[0]).toMatchObject({ status: 303 });
  expect(answers[1]).toEqual(answers[0]);
  form.set("title", "Stew");
  expect((await alice.post("/recipe/edit", form, under(key))).status).toBe(422);
  const titles = await server.db.selectFrom("recipes").select("title").execute();
  expect(titles).toEqual([{ title: "Soup" }]);
});

test("a form that opens a session runs each time, and the browser gets every cookie", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const form = { email: "alice@popote.example", password: PASSWORD };
  const key = newSecret();
  const answer = await visitor.post("/login", form, minimal(key));
  expect(seen(answer)).toEqual({ status: 303, location: "/home" });
  expect((await visitor.get("/home")).status).toBe(200);
  const other = await server.as("nobody");
  const wrong = await other.post("/login", { ...form, password: "a wrong one" }, under(key));
  expect(wrong.status).toBe(400);
});

test("a form sent during maintenance runs once maintenance is over", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  const key = newSecret();
  const send = () => charlie.post("/user/follow", follow("follow"), minimal(key));
  const ada = await server.as("ada");
  expect((await ada.post("/admin/maintenance", { message: "" })).status).toBe(303);
  expect((await send()).status).toBe(503);
  expect((await ada.post("/admin/maintenance", { intent: "end" })).status).toBe(303);
  expect(seen(await send())).toEqual({ status: 303, location: "/user/follow" });
  const outcome = await charlie.post("/user/follow", { sending: key });
  expect(seen(outcome)).toEqual({ status: 303, location: "/home" });
});
