import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { expect, onTestFinished, test } from "vitest";
import { liftSuspension, suspendUser } from "#server/admin/suspension";
import { openSession } from "#server/features/accounts/sessions";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { likeRecipe } from "#server/features/recipes/liking";
import { listAuditLines } from "../../../tests/support/audit-log";
import { CAST, PASSWORD, type Who } from "../../../tests/support/cast";
import { createClient } from "../../../tests/support/client";
import { addMember, listAdministrators, makeCookbook } from "../../../tests/support/cookbooks";
import { setFollow } from "../../../tests/support/follows";
import { giveImage } from "../../../tests/support/images";
import { silentServer } from "../../../tests/support/inbox";
import { extractFields, extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { takeRefusal } from "../../../tests/support/refusals";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const ALICE = { id: CAST.alice.id };
const LOGIN = { email: "alice@popote.example", password: PASSWORD };
const SUSPENDED = "This account is suspended";

const suspend = ({ db }: TestServer) => suspendUser(db, CAST.ada, ALICE);
const lift = ({ db }: TestServer) => liftSuspension(db, CAST.ada, ALICE);

async function callLogin({ origin }: TestServer) {
  const credentials = Buffer.from(`${LOGIN.email}:${LOGIN.password}`).toString("base64");
  const headers = { Authorization: `Basic ${credentials}` };
  const answer = await fetch(`${origin}/api/v1/auth/login`, { method: "POST", headers });
  return [answer.status, (await answer.json()).error?.code];
}

test("a suspended user is signed out and cannot log in, by page or API, until reinstated", async () => {
  const server = await openTestServer();
  const [ada, alice, again] = [
    await server.as("ada"),
    await server.as("alice"),
    await server.as("nobody"),
  ];
  expect((await alice.get("/home")).status).toBe(200);
  await ada.post("/admin/user?user=1", { intent: "suspend" });
  await ada.post("/admin/user?user=1", { intent: "suspend" });
  expect((await alice.get("/home")).location).toBe("/login");
  expect((await alice.post("/recipe/edit", { title: "Soup" })).location).toMatch(/^\/login/);
  const refused = await again.post("/login", LOGIN);
  expect(refused.status).toBe(403);
  expect(extractText(refused.text)).toContain(SUSPENDED);
  expect(await callLogin(server)).toEqual([403, "auth.suspended"]);
  const wrong = await again.post("/login", { ...LOGIN, password: "a wrong one" });
  expect(extractText(wrong.text)).not.toContain(SUSPENDED);
  const sessions = server.db.selectFrom("sessions").select("token_hash").where("user_id", "=", 1);
  expect(await sessions.execute()).toEqual([]);

  await ada.post("/admin/user?user=1", { intent: "lift" });
  await ada.post("/admin/user?user=1", { intent: "lift" });
  expect((await again.post("/login", LOGIN)).location).toBe("/home");
  expect(await callLogin(server)).toEqual([200, undefined]);
  expect(await listAuditLines(server.db)).toEqual([
    "Ada user.suspend Alice",
    "Ada user.unsuspend Alice",
  ]);
});

test("a login in progress during a suspension creates no usable session, even after it is lifted", async () => {
  const server = await openTestServer();
  await suspend(server);
  const secret = await openSession(server.db, { userId: CAST.alice.id, userAgent: "late" });
  const late = createClient(server.origin, secret);
  expect((await late.get("/home")).location).toBe("/login");
  expect((await late.get("/api/v1/auth/me")).status).toBe(401);
  await lift(server);
  expect((await late.get("/home")).location).toBe("/login");
});

test("a suspended user cannot log in with Google or link it", async () => {
  const server = await openTestServer({
    google: { clientId: "popote", clientSecret: "secret" },
    publicUrl: "http://localhost:3000",
  });
  const google = setupServer(
    http.post("https://oauth2.googleapis.com/token", () =>
      HttpResponse.json({ access_token: "a", token_type: "Bearer", expires_in: 60, scope: "" }),
    ),
    http.get("https://www.googleapis.com/oauth2/v3/userinfo", () =>
      HttpResponse.json({ sub: "g-alice", email: LOGIN.email, email_verified: true }),
    ),
  );
  google.listen({ onUnhandledRequest: "bypass" });
  onTestFinished(() => google.close());
  await suspend(server);
  const through = async () => {
    const visitor = await server.as("nobody");
    const asked = await visitor.get("/api/v1/auth/login-oauth-google");
    const state = new URL(asked.location ?? "").searchParams.get("state");
    return visitor.get(`/api/v1/auth/login-oauth-google/callback?code=c&state=${state}`);
  };
  expect((await through()).location).toBe("/login?because=auth.suspended");
  const linked = server.db.selectFrom("users").select("id").where("google_id", "is not", null);
  expect(await linked.execute()).toEqual([]);
  await server.db
    .updateTable("users")
    .set({ google_id: "g-alice" })
    .where("id", "=", CAST.alice.id)
    .execute();
  expect((await through()).location).toBe("/login?because=auth.suspended");
  await lift(server);
  expect((await through()).location).toBe("/home");
});

test("emailed links are paused during a suspension, and a suspended user gets no email", async () => {
  const server = await openTestServer({ smtpUrl: (await silentServer()).url });
  const visitor = await server.as("nobody");
  const emails = () => server.db.selectFrom("outbox").select("details").execute();
  await visitor.post("/password/reset/", { email: LOGIN.email });
  const [email] = await emails();
  const { token } = JSON.parse(email?.details ?? "{}");
  await suspend(server);
  expect(await emails()).toEqual([]);

  await visitor.post("/password/reset/", { email: LOGIN.email });
  await server.db.updateTable("users").set({ verified_at: null }).where("id", "=", 1).execute();
  await visitor.post("/login", { intent: "resend", email: LOGIN.email });
  const ada = await server.as("ada");
  for (const intent of ["reset", "resend"])
    expect((await ada.post("/admin/user?user=1", { intent })).status).toBe(403);
  expect(await emails()).toEqual([]);

  const chosen = { password: "a new password", passwordAgain: "a new password" };
  const reset = `/password/reset/new?token=${token}`;
  const refused = await visitor.post(reset, chosen);
  expect([refused.status, extractText(refused.text)]).toEqual([
    403,
    expect.stringContaining(SUSPENDED),
  ]);
  await lift(server);
  expect((await visitor.post(reset, chosen)).location).toBe("/password/reset/success");
  const login = { ...LOGIN, password: chosen.password };
  expect((await visitor.post("/login", login)).location).toBe("/home");
});

/** Alice's content wherever others can see it, and the address of each place. */
async function openWorld(server: TestServer) {
  const { db } = server;
  const title = "Turnip quokka";
  const recipe = await writeRecipe(db, "alice", { title, visibility: "PUBLIC" });
  const shared = await writeRecipe(db, "alice", { title, visibility: "PROTECTED" });
  await likeRecipe(db, CAST.bob, recipe);
  await setFollow(db, "alice", "bob", "ACCEPTED");
  await setFollow(db, "alice", "charlie", "PENDING");
  const book = await makeCookbook(db, "dana", { members: ["alice", "bob"] });
  await addMember(db, book, "ada", 1);
  for (const id of [recipe, shared]) await addRecipeToCookbook(db, CAST.alice, book, id);
  for (const id of [recipe, shared]) await giveImage(server, "recipes", id);
  await giveImage(server, "users", CAST.alice.id);
  const gone = [
    `/recipe/view?id=${recipe}`,
    "/user/view?user=1",
    "/image/users/1-v1.webp",
    `/image/recipes/${recipe}-v1.webp`,
  ];
  const places: Partial<Record<Who, string[]>> = {
    nobody: ["/search?search=quokka", "/search?search=alice", "/search?search=turnpi"],
    bob: [
      "/home",
      "/dashboard",
      "/search?search=quokka",
      "/search?search=alice",
      "/recipe/list?source=likedBy",
      "/recipe/list?source=followedBy&source=userCookbooks",
      "/user/list?show=followers",
      "/user/list?show=following",
      "/user/list?show=find",
      "/user/list?show=find&search=alice",
      "/user/view?user=2",
      `/cookbook/view?cookbook=${book}`,
    ],
    charlie: ["/home", "/user/list?show=requests", "/api/v1/notification"],
    dana: [`/cookbook/edit?cookbook=${book}`, `/cookbook/view?cookbook=${book}`],
  };
  return { recipe, book, gone, places };
}

test("a suspended user's content is hidden from everyone outside /admin and returns after the suspension", async () => {
  const server = await openTestServer();
  const { gone, places } = await openWorld(server);
  const shown = async () => {
    const said: Record<string, string> = {};
    for (const [who, addresses] of Object.entries(places)) {
      const client = await server.as(who as Who);
      for (const address of addresses) {
        const { status, text } = await client.get(address);
        expect({ who, address, status }).toEqual({ who, address, status: 200 });
        const words = address.startsWith("/api") ? text : extractText(text);
        // The search field repeats the query.
        said[`${who} ${address}`] = words.replaceAll(/“(alice|quokka)”/g, "");
      }
    }
    return said;
  };
  const before = await shown();
  for (const [place, words] of Object.entries(before))
    if (!/dashboard|user=2/.test(place))
      expect({ place, words }).toEqual({ place, words: expect.stringMatching(/Alice|quokka/) });
  expect(before["bob /dashboard"]).toMatch(/1 follower/i);

  await suspend(server);
  const hidden = await shown();
  for (const [place, words] of Object.entries(hidden))
    expect({ place, words }).toEqual({ place, words: expect.not.stringMatching(/Alice|quokka/) });
  expect(hidden["bob /dashboard"]).not.toMatch(/1 follower/i);
  expect(before["bob /user/view?user=2"]).toMatch(/1 follower.*following 1 person/);
  expect(hidden["bob /user/view?user=2"]).toMatch(/0 followers.*following 0 people/);
  for (const who of ["nobody", "bob", "charlie", "dana", "ada"] as const)
    for (const address of gone) {
      const { status } = await (await server.as(who)).get(address);
      expect({ who, address, status }).toEqual({ who, address, status: 404 });
    }
  const ada = await server.as("ada");
  expect((await ada.get("/search?search=quokka")).text).not.toContain("Turnip");
  expect((await ada.get("/admin/recipes?author=1")).text).toContain("Turnip quokka");
  expect((await ada.get("/admin/image/users/1-v1.webp")).status).toBe(200);

  await lift(server);
  expect(await shown()).toEqual(before);
});

test("a suspended user's content cannot be followed, reported, liked or added", async () => {
  const server = await openTestServer();
  const { recipe, book } = await openWorld(server);
  await suspend(server);
  const [dana, charlie] = [await server.as("dana"), await server.as("charlie")];
  const statuses = [
    await charlie.post("/user/follow", { intent: "accept", user: "1" }),
    await charlie.post("/user/follow", { intent: "follow", user: "1" }),
    await charlie.post("/report?user=1", { reason: "Rude" }),
    await charlie.post(`/recipe/like?id=${recipe}`, { liked: "yes" }),
    await dana.post(`/cookbook/edit?cookbook=${book}`, { intent: "removeMember", member: "1" }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
});

test("a suspended administrator does not count as the remaining administrator of a cookbook", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "bob", { members: ["dana"] });
  await addMember(server.db, book, "alice", 1);
  const bob = await server.as("bob");
  await suspend(server);
  const refused = await bob.post(`/cookbook/view?cookbook=${book}`, { intent: "leave" });
  expect(refused.status).toBe(303);
  expect(await takeRefusal(server.db, bob)).toBe("cookbook.lastAdministrator");
  expect(await listAdministrators(server.db, book)).toEqual([CAST.alice.id, CAST.bob.id]);
  const { text } = await bob.get("/user/delete");
  await bob.post("/user/delete", { ...extractFields(text), password: PASSWORD });
  expect(await listAdministrators(server.db, book)).toEqual([CAST.alice.id, CAST.dana.id]);
});
