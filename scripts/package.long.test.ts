import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { CAST } from "../tests/support/cast";
import { startPopoteBy } from "../tests/support/limited-popote";
import { runToEnd } from "../tests/support/spawn-popote";
import { imageCall, photo } from "../tests/support/upload";
import { memoryWarning } from "./build.js";

test("a built package runs outside the clone with the Node it was built for", async () => {
  const { shelf, folder } = await writePackage();
  const popote = await startPopoteBy(`exec "$0" ${folder}/scripts/start.js`);
  const [nobody, alice] = [await popote.as("nobody"), await popote.as("alice")];
  expect((await nobody.get("/health")).status).toBe(200);
  const page = await nobody.get("/login");
  const [script = ""] = /\/assets\/[^"]+\.js/.exec(page.text) ?? [];
  expect([page.status, (await nobody.get(script)).status]).toEqual([200, 200]);
  const sent = await alice.post(`/image/users/${CAST.alice.id}`, imageCall(await photo()));
  expect(sent.status).toBe(201);
  expect((await alice.get("/recipe/edit")).status).toBe(200);
  const { code, stdout } = await runToEnd(["admin", "check"], popote.dataDir, {}, { folder });
  expect({ code, stdout }).toEqual({ code: 0, stdout: "All is well.\n" });

  const file = path.join(folder, "built-for.json");
  const made = { ...JSON.parse(readFileSync(file, "utf8")), node: "99.1.0", modules: "999" };
  writeFileSync(file, JSON.stringify(made));
  const other = await runToEnd([], shelf, {}, { folder });
  expect(other.code).toBe(2);
  expect(other.stderr).toMatch(
    /^This package of Popote is for Node 99 on \S+, and this is Node \d+ on /,
  );

  expect(await runToEnd(["package", folder], shelf)).toEqual({
    code: 2,
    stdout: "",
    stderr: `${folder} is there already: name a folder that is not.\n`,
  });
});

async function writePackage() {
  const shelf = mkdtempSync(path.join(os.tmpdir(), "popote-test-"));
  onTestFinished(() => rmSync(shelf, { recursive: true, force: true }));
  const folder = path.join(shelf, "popote");
  expect(await runToEnd(["package", folder], shelf)).toMatchObject({ code: 0, stderr: "" });
  return { shelf, folder };
}

test("building warns on a machine with less than 1 GB of memory", () => {
  expect(memoryWarning(960)).toBeUndefined();
  expect(memoryWarning(512)).toMatch(
    /^Building takes 1 GB of memory, and there are 512 MB\. .*npm run package/,
  );
});
