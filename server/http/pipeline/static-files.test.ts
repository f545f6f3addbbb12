import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { emptyFolder } from "../../../tests/support/folders";
import { createSecurityHeaders } from "./security-headers";
import { serveStaticFiles } from "./static-files";

/** Serves files of the text "1;" behind the usual headers; returns their folder and addresses. */
async function serve(...names: string[]) {
  const client = emptyFolder();
  const folder = path.join(client, "assets");
  mkdirSync(folder);
  for (const name of names) writeFileSync(path.join(folder, name), "1;");
  const app = express();
  app.use(createSecurityHeaders(() => true));
  serveStaticFiles(app, client);
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { folder, at: (name: string) => `http://127.0.0.1:${port}/assets/${name}` };
}

test("a file deleted while the server runs ends its own request, not the server", async () => {
  const { folder, at } = await serve("kept.js", "gone.js");
  rmSync(path.join(folder, "gone.js"));
  await expect(fetch(at("gone.js")).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(at("kept.js"))).text()).toBe("1;");
});

test("scripts and styles keep the headers that protect them, and go without those of pages", async () => {
  const { at } = await serve("a.js", "a.css", "a.svg");
  for (const name of ["a.js", "a.css", "a.svg"]) {
    const { headers } = await fetch(at(name));
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    expect([name, headers.has("Content-Security-Policy")]).toEqual([name, name === "a.svg"]);
    expect([name, headers.has("X-Frame-Options")]).toEqual([name, name === "a.svg"]);
  }
});
