import { copyFileSync, renameSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { extractText } from "../../tests/support/page";
import { openTestServer } from "../../tests/support/server";

const NOTHING = "All clear.";

test.each(["popote.sqlite", "popote.sqlite-wal", "popote.lock"])(
  "the overview does not say that all is well after another %s replaced the open one",
  async (name) => {
    const server = await openTestServer();
    const ada = await server.as("ada");
    const file = path.join(server.dataDir, name);
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    const text = extractText((await ada.get("/admin")).text);
    expect(text).toContain("The database files were moved or replaced while Popote was running");
    expect(text).not.toContain(NOTHING);
  },
);
