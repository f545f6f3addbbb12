import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { takeComplaints } from "../../../../tests/support/watched-log";

const NEW = "/recipe/edit";

/** Runs in this process, so a blocking wait would deadlock. */
function lock(dataDir: string): () => void {
  const other = new Sqlite(path.join(dataDir, "popote.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  return () => {
    other.exec("ROLLBACK");
    other.close();
  };
}

test("while another program writes, reads work and writes wait, or are refused with the form's text", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const nobody = await server.as("nobody");
  const id = await writeRecipe(server.db, "alice", { title: "Leek soup", visibility: "PUBLIC" });
  const send = async (title: string) => ({
    ...extractFields((await alice.get(NEW)).text),
    title,
  });
  const [patient, late] = [await send("Flan"), await send("Quince tart")];

  const first = lock(server.dataDir);
  let isSaved = false;
  const saved = alice.post(NEW, patient).finally(() => {
    isSaved = true;
  });
  for (const address of [`/recipe/view?id=${id}`, "/login", "/health", "/search?search=leek"])
    expect([address, (await nobody.get(address)).status, isSaved]).toEqual([address, 200, false]);
  first();
  expect((await saved).status).toBe(303);

  const second = lock(server.dataDir);
  const refused = await alice.post(NEW, late);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(extractText(refused.text)).toContain("Please try again in a few seconds.");
  expect(extractFields(refused.text).title).toBe("Quince tart");
  second();
  expect((await alice.post(NEW, extractFields(refused.text))).status).toBe(303);
  const titles = await server.db.selectFrom("recipes").select("title").orderBy("id").execute();
  expect(titles.map(({ title }) => title)).toEqual(["Leek soup", "Flan", "Quince tart"]);
  for (const line of takeComplaints())
    expect(JSON.stringify(line)).toContain("The database is busy");
}, 60_000);
