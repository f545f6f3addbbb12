import { expect, test } from "vitest";
import { openTestServer } from "./support/server";
import { writeUsualRecipe } from "./support/usual-recipe";

const SYSTEM = "screen and (prefers-color-scheme: dark)";

const darkFor = (html: string) =>
  /<link rel="stylesheet" href="[^"]*dark[^"]*" media="([^"]*)"/.exec(html)?.[1];

test("a theme belongs to a browser: it applies to every page, also logged out, and can be undone", async () => {
  const server = await openTestServer();
  const address = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const [phone, laptop] = [await server.as("alice"), await server.as("alice")];
  const nobody = await server.as("nobody");
  const themes = async () =>
    Promise.all(
      [phone, laptop, nobody].map(async (each) => darkFor((await each.get(address)).text)),
    );
  expect(await themes()).toEqual([SYSTEM, SYSTEM, SYSTEM]);

  const saved = await phone.post("/user/settings", { intent: "theme", theme: "dark" });
  expect([saved.status, saved.location]).toEqual([303, "/user/settings"]);
  expect(await themes()).toEqual(["screen", SYSTEM, SYSTEM]);
  await phone.post("/logout", {});
  expect(await themes()).toEqual(["screen", SYSTEM, SYSTEM]);
  expect(await themes()).toEqual(["screen", SYSTEM, SYSTEM]);

  await laptop.post("/user/settings", { intent: "theme", theme: "light" });
  expect(await themes()).toEqual(["screen", undefined, SYSTEM]);
  await laptop.post("/user/settings", { intent: "theme", theme: "system" });
  expect(await themes()).toEqual(["screen", SYSTEM, SYSTEM]);
});

test("an unknown theme is rejected", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  expect((await alice.post("/user/settings", { intent: "theme", theme: "pink" })).status).toBe(400);
  const odd = await server.as("nobody", { Cookie: "theme=pink" });
  expect(darkFor((await odd.get("/login")).text)).toBe(SYSTEM);
});

test("the dark theme takes at most a kilobyte on the wire", async () => {
  const server = await openTestServer();
  const { text } = await (await server.as("nobody")).get("/login");
  const [, file = ""] = /href="([^"]*dark[^"]*\.css)"/.exec(text) ?? [];
  const { headers } = await (await server.as("nobody", { "Accept-Encoding": "br" })).get(file);
  expect(Number(headers.get("Content-Length"))).toBeGreaterThan(100);
  expect(Number(headers.get("Content-Length"))).toBeLessThanOrEqual(1000);
});
