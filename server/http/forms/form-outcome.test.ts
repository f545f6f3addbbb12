import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isOwnAnswer, WITHOUT_REDIRECT } from "#domain/site/answer-mark";
import { PASSWORD } from "../../../tests/support/cast";
import {
  countRows,
  follow,
  preferMinimal,
  RESET,
  summarize,
  withKey,
} from "../../../tests/support/form-keys";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";
import { newSecret } from "../../platform/secrets";

describe("a follow-up request for a form's outcome", () => {
  test("redirects to the form's page, and gets the outcome by the key alone", async () => {
    const server = await openTestServer();
    const visitor = await server.as("nobody");
    const key = newSecret();
    const taken = await visitor.post("/password/reset", RESET, preferMinimal(key));
    expect(summarize(taken)).toEqual({ status: 303, location: "/password/reset" });
    expect(taken.text).toBe("");
    const outcome = await visitor.post("/password/reset", { sending: key });
    expect(summarize(outcome)).toEqual({ status: 303, location: "/password/reset/email" });
    expect(await countRows(server.db, "outbox")).toBe(1);
  });

  test("gets 204 with Popote's mark instead of a redirect", async () => {
    const server = await openTestServer();
    const key = newSecret();
    const ask = { ...withKey(key), Prefer: WITHOUT_REDIRECT };
    const visitor = await server.as("nobody");
    const taken = await visitor.post("/password/reset", RESET, ask);
    expect({ ...summarize(taken), isOwn: isOwnAnswer(taken) }).toEqual({
      ...{ status: 204, location: null, isOwn: true },
    });
    const outcome = await visitor.post("/password/reset", { sending: key });
    expect(summarize(outcome)).toEqual({ status: 303, location: "/password/reset/email" });
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
    const taken = await visitor.post("/signup", form, preferMinimal(key));
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
    await visitor.post("/password/reset", RESET, preferMinimal(key));
    vi.setSystemTime(Date.now() - 30_000);
    const outcome = await visitor.post("/password/reset", { sending: key });
    expect(summarize(outcome)).toEqual({ status: 303, location: "/password/reset/email" });
  });

  test("redirects to the form's page if the outcome is gone", async () => {
    const server = await openTestServer();
    const alice = await server.as("alice");
    const forgotten = await alice.post("/recipe/edit", { sending: newSecret() });
    expect(summarize(forgotten)).toEqual({ status: 303, location: "/recipe/edit" });
  });
});

test("a key works only on its own site and at its own address", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const key = newSecret();
  expect((await visitor.post("/password/reset", RESET, preferMinimal(key))).status).toBe(303);
  const foreign = await visitor.post(
    "/password/reset",
    { sending: key },
    { Origin: "https://evil.example" },
  );
  expect(foreign.status).toBe(403);
  const elsewhere = await visitor.post("/signup", { sending: key });
  expect(summarize(elsewhere)).toEqual({ status: 303, location: "/signup" });
});

test("a form that opens a session runs each time, and the browser gets every cookie", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const form = { email: "alice@popote.example", password: PASSWORD };
  const key = newSecret();
  const answer = await visitor.post("/login", form, preferMinimal(key));
  expect(summarize(answer)).toEqual({ status: 303, location: "/home" });
  expect((await visitor.get("/home")).status).toBe(200);
  const other = await server.as("nobody");
  const wrong = await other.post("/login", { ...form, password: "a wrong one" }, withKey(key));
  expect(wrong.status).toBe(400);
});

test("a form sent during maintenance runs once maintenance is over", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  const key = newSecret();
  const send = () => charlie.post("/user/follow", follow("follow"), preferMinimal(key));
  const ada = await server.as("ada");
  expect((await ada.post("/admin/maintenance", { message: "" })).status).toBe(303);
  expect((await send()).status).toBe(503);
  expect((await ada.post("/admin/maintenance", { intent: "end" })).status).toBe(303);
  expect(summarize(await send())).toEqual({ status: 303, location: "/user/follow" });
  const outcome = await charlie.post("/user/follow", { sending: key });
  expect(summarize(outcome)).toEqual({ status: 303, location: "/home" });
});
