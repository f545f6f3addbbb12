import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { emptyFolder } from "../../../tests/support/folders";
import { serveStaticFiles } from "./static-files";

test("a file deleted while the server runs ends its own request, not the server", async () => {
  const client = emptyFolder();
  mkdirSync(path.join(client, "assets"));
  for (const name of ["kept.js", "gone.js"]) writeFileSync(path.join(client, "assets", name), "1;");
  const app = express();
  serveStaticFiles(app, client);
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const at = (name: string) =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${name}`;
  rmSync(path.join(client, "assets", "gone.js"));
  await expect(fetch(at("gone.js")).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(at("kept.js"))).text()).toBe("1;");
});
