import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openTestServer } from "../../../tests/support/server";

test("the manifest is complete, and every image has its declared size", async () => {
  const server = await openTestServer();
  const page = await (await server.as("nobody")).get("/login");
  const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(page.text) ?? [];
  const { headers, text } = await (await server.as("nobody")).get(address);
  expect(headers.get("Content-Type")).toContain("application/manifest+json");
  const { icons, screenshots, ...manifest } = JSON.parse(text);
  expect(manifest).toMatchObject({ name: "Popote", display: "standalone", start_url: "/home" });
  const drawn = [...icons, ...screenshots].filter(({ sizes }) => sizes !== "any");
  expect(drawn).toHaveLength(5);
  for (const { src, sizes } of drawn) {
    const { width, height } = await sharp(path.join("public", src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(existsSync(path.join("public", icons.at(-1).src))).toBe(true);
});

test("the manifest is in the reader's language", async () => {
  const server = await openTestServer();
  const french = await server.as("nobody", { "Accept-Language": "fr" });
  const { lang, description } = JSON.parse((await french.get("/manifest.webmanifest")).text);
  expect(lang).toBe("fr");
  expect(description).toContain("cuisines");
});
