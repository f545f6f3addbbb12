import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { BLANK_FIELDS } from "#domain/recipe/recipe-fields";
import { HEADER_VARIANTS, listCachedPages } from "../../../tests/support/cached-pages";
import { CAST } from "../../../tests/support/cast";
import type { Client } from "../../../tests/support/client";
import { recordQueries } from "../../../tests/support/own-queries";
import { extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";
import { writeUsualRecipe } from "../../../tests/support/usual-recipe";
import { endMaintenance, startMaintenance } from "../../admin/maintenance";
import { liftSuspension, suspendUser } from "../../admin/suspension";
import { updateProfile } from "../../features/accounts/profile-commands";
import { openSession } from "../../features/accounts/sessions";
import { deleteRecipe, saveRecipe } from "../../features/recipes/commands";
import { likeRecipe } from "../../features/recipes/liking";
import { newSecret } from "../../platform/secrets";

async function keepPage(client: Client, path: string) {
  const first = await client.get(path);
  expect(first.status).toBe(200);
  const second = await client.get(path);
  expect(second.bytes.equals(first.bytes), path).toBe(true);
  return second;
}

test("an unchanged page is sent from memory, byte for byte", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const nobody = await server.as("nobody");
  for (const page of listCachedPages(id)) {
    const kept = await keepPage(nobody, page);
    expect(kept.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(kept.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(kept.headers.get("Vary")).toContain("Cookie, Accept-Language");
    const [one, other] = [await nobody.get(page), await nobody.get(page)];
    expect(one.headers.get("X-Request-Id")).toMatch(/^[0-9a-f]{16}$/);
    expect(one.headers.get("X-Request-Id")).not.toBe(other.headers.get("X-Request-Id"));
  }
});

test("a client that has the current page gets 304, even for the first rendering", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const nobody = await server.as("nobody");
  const page = `/recipe/view?id=${id}`;
  const first = await nobody.get(page);
  const tag = first.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^"[\w-]{27}"$/);
  const again = await nobody.get(page, { "If-None-Match": `"other", ${tag}` });
  expect(again.status).toBe(304);
  expect(again.bytes).toHaveLength(0);
  expect(again.headers.get("ETag")).toBe(tag);
  await likeRecipe(server.db, CAST.bob, id);
  expect((await nobody.get(page, { "If-None-Match": tag })).status).toBe(200);
});

test("the kept login page says nothing of a page to return to, and hides it from nobody", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const plain = await keepPage(nobody, "/login");
  expect(extractText(plain.text)).not.toContain("where you left off");
  const sent = await nobody.get("/login", { Cookie: "redirectedFrom=%2Fhome" });
  expect(extractText(sent.text)).toContain("where you left off");
  const { text } = await keepPage(await server.as("nobody"), "/login");
  expect(text).toBe(plain.text);
});

test("a write by any user drops the changed page at once", async () => {
  const server = await openTestServer();
  const { db } = server;
  const nobody = await server.as("nobody");
  const alice = await server.as("alice");
  const id = await writeUsualRecipe(server);
  const page = `/recipe/view?id=${id}`;
  const shown = async () => extractText((await nobody.get(page)).text);

  await keepPage(nobody, page);
  await alice.post(`/recipe/like?id=${id}`, { liked: "yes" });
  expect(await shown()).toMatch(/1 like/i);

  await keepPage(nobody, page);
  const profile = {
    username: "Alix",
    bio: "",
    isPublic: true,
    autoAcceptsFollows: false,
    image: { kind: "keep" } as const,
  };
  await updateProfile(db, CAST.alice, CAST.alice.id, profile);
  expect(await shown()).toContain("Alix");

  await keepPage(nobody, page);
  const calories = /Calories\s*([\d,]+)/i;
  const [, before] = calories.exec(await shown()) ?? [];
  await db
    .updateTable("ingredients")
    .set((eb) => ({ calories: eb("calories", "*", 2) }))
    .execute();
  const [, after] = calories.exec(await shown()) ?? [];
  expect(before).toBeTruthy();
  expect(after).not.toBe(before);

  await keepPage(nobody, page);
  await suspendUser(db, CAST.ada, { id: CAST.alice.id });
  expect((await nobody.get(page)).status).toBe(404);
  await liftSuspension(db, CAST.ada, { id: CAST.alice.id });

  await keepPage(nobody, page);
  await db.updateTable("recipes").set({ visibility: "PRIVATE" }).where("id", "=", id).execute();
  const hidden = await nobody.get(page);
  expect(hidden.status).toBe(403);
  expect(hidden.text).not.toContain("Beef stew");
  await db.updateTable("recipes").set({ visibility: "PUBLIC" }).where("id", "=", id).execute();

  await keepPage(nobody, page);
  await deleteRecipe(db, CAST.alice, id);
  expect((await nobody.get(page)).status).toBe(404);
});

test("an unrelated write keeps a page cached", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const page = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const kept = await keepPage(nobody, page);
  await writeRecipe(server.db, "bob");
  const looked = await recordQueries(server, async () => {
    expect((await nobody.get(page)).bytes.equals(kept.bytes)).toBe(true);
  });
  expect(looked.length).toBeGreaterThan(0);
});

test("readers concurrent with writers never see a version older than a completed write", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const id = await writeRecipe(server.db, "alice", { title: "Version 0", visibility: "PUBLIC" });
  const page = `/recipe/view?id=${id}`;
  for (let version = 1; version <= 20; version++) {
    const title = `Version ${version}`;
    const reading = Array.from({ length: 4 }, () => nobody.get(page));
    await saveRecipe(server.db, CAST.alice, {
      id,
      version,
      formKey: newSecret(),
      locale: "en",
      content: { ...PLAIN, title },
    });
    expect(extractText((await nobody.get(page)).text)).toContain(title);
    await Promise.all(reading);
  }
});

const PLAIN = {
  ...BLANK_FIELDS,
  visibility: "PUBLIC" as const,
  language: "en" as const,
  ingredients: [],
  steps: [],
  tips: [],
};

test("nothing shown to one user is cached for others", async () => {
  const server = await openTestServer();
  const { db } = server;
  const open = await writeRecipe(db, "alice", { title: "For all", visibility: "PUBLIC" });
  const closed = await writeRecipe(db, "alice", { title: "For me", visibility: "PRIVATE" });
  const followed = await writeRecipe(db, "alice", { title: "For us", visibility: "PROTECTED" });
  const [nobody, alice, bob] = [
    await server.as("nobody"),
    await server.as("alice"),
    await server.as("bob"),
  ];
  const profile = `/user/view?user=${CAST.alice.id}`;
  for (let round = 0; round < 2; round++) {
    for (const id of [open, closed, followed]) {
      for (const path of [`/recipe/view?id=${id}`, `/recipe/cook?id=${id}`]) {
        expect((await alice.get(path)).status).toBe(200);
        expect((await nobody.get(path)).status).toBe(id === open ? 200 : 403);
        expect((await bob.get(path)).status).toBe(id === closed ? 403 : 200);
      }
    }
    expect((await nobody.get(profile)).text).not.toMatch(/For me|For us/);
    expect((await bob.get(profile)).text).toContain("For us");
    expect((await alice.get(profile)).text).toContain("For me");
  }
  const seen = await nobody.get(`/recipe/view?id=${open}`);
  expect(seen.text).not.toMatch(/Bob|href="\/dashboard"/);
  const own = await alice.get(`/recipe/view?id=${open}`);
  expect(own.text).toContain(`/recipe/edit?id=${open}`);
  expect(own.headers.get("ETag")).toBeNull();
  expect(seen.text).not.toContain(`/recipe/edit?id=${open}`);
});

test("viewers with a session neither get cached pages nor fill the cache", async () => {
  const server = await openTestServer();
  const page = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const nobody = await server.as("nobody");
  const kept = await keepPage(nobody, page);
  const answer = await nobody.get(page, { Cookie: "locale=en; session=unknown" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("ETag")).not.toBe(kept.headers.get("ETag"));
  expect((await nobody.get(page)).bytes.equals(kept.bytes)).toBe(true);
});

test("a visitor's message is shown to no one else, however their session cookie is named", async () => {
  const server = await openTestServer();
  const page = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const nobody = await server.as("nobody");
  const data = { flash: { key: "flash:recipeDeleted", values: { title: "Buy this pan" } } };
  for (const name of ["session", "session ", "\tsession"]) {
    const secret = await openSession(server.db, { userId: null, userAgent: "test", data });
    const told = await nobody.get(page, { Cookie: `a=1;${name}=${secret}` });
    expect(told.text).toContain("Buy this pan");
    expect((await nobody.get(page)).text).not.toContain("Buy this pan");
  }
});

test("a page is cached by language, compression and light mode", async () => {
  const server = await openTestServer();
  const page = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const nobody = await server.as("nobody");
  const fetched = [];
  for (const way of HEADER_VARIANTS) fetched.push(await nobody.get(page, way));
  for (const [index, way] of HEADER_VARIANTS.entries()) {
    const again = await nobody.get(page, way);
    const first = fetched[index];
    expect(again.text.includes("Ingrédients")).toBe(index === 1);
    expect(again.text.includes("<script nonce")).toBe(index < 5 || index === 7);
    expect(again.text.includes("<style nonce")).toBe(index === 7);
    expect((await nobody.get(page, way)).bytes.equals(again.bytes)).toBe(true);
    expect(again.headers.get("Content-Encoding")).toBe(
      first?.headers.get("Content-Encoding") ?? null,
    );
  }
});

test("one visitor's odd cookie does not change the language of others", async () => {
  const server = await openTestServer();
  const page = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const nobody = await server.as("nobody");
  for (const cookie of ["locale =fr", "a=1;\tlocale=fr", "locale=fr"]) {
    for (let visit = 0; visit < 2; visit++) {
      expect((await nobody.get(page, { Cookie: cookie })).text).toContain("Ingrédients");
      expect((await nobody.get(page)).text).not.toContain("Ingrédients");
    }
  }
});

test("a URL with parameters that are not numbers is never cached", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const nobody = await server.as("nobody");
  for (const more of ["locale=fr", "servings=many", `key=${"k".repeat(43)}`, "a=1&b=2&c=3"]) {
    const page = `/recipe/view?id=${id}&${more}`;
    await nobody.get(page);
    nobody.cookies.delete("locale");
    const looked = await recordQueries(server, () => nobody.get(page));
    expect(looked.length, more).toBeGreaterThan(0);
  }
});

test("maintenance closes cached pages at once, even if another process starts it", async () => {
  const server = await openTestServer();
  const page = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const nobody = await server.as("nobody");
  await keepPage(nobody, page);
  await startMaintenance(server.db, "COMMAND_LINE", "");
  await expect.poll(async () => (await nobody.get(page)).status).toBe(503);
  await endMaintenance(server.db, "COMMAND_LINE");
  await expect.poll(async () => (await nobody.get(page)).status).toBe(200);
});

test("a cached page allows its own scripts by their hashes, and no others", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const kept = await keepPage(nobody, `/recipe/view?id=${await writeUsualRecipe(server)}`);
  const policy = kept.headers.get("Content-Security-Policy") ?? "";
  const [allowed = ""] = /script-src [^;]*/.exec(policy) ?? [];
  const scripts = [...kept.text.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes, text]) => text && !attributes?.includes("ld+json"))
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  expect(scripts.length).toBeGreaterThan(1);
  expect(allowed.split(" ").slice(1).toSorted()).toEqual(
    ["'self'", ...new Set(scripts)].toSorted(),
  );
});
