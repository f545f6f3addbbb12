import { readdirSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { restoreNew } from "./backups";
import { PASSWORD } from "./cast";
import { checkStorage } from "./checks";
import { extractText } from "./page";
import { holdProcessorTime } from "./processor-time";
import { openTestServer } from "./server";

const FOLDER = "tests/fixtures/backups";
/** Backups of released schemas, the oldest first. */
export const EARLIER_BACKUPS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".zip"))
  .sort();
/** From this schema on, Alice's “Crème brûlée” has a secret address. */
const WITH_A_SECRET_ADDRESS = "015-sharing.zip";

/** Expects the accounts in a backup to keep working in the current Popote. */
export async function expectRestores(name: string): Promise<void> {
  holdProcessorTime();
  const { db, dataDir, files } = await restoreNew(path.join(FOLDER, name));
  const { as } = await openTestServer({ dataDir });
  const bob = await as("nobody");
  const login = await bob.post("/login", { email: "bob@popote.example", password: PASSWORD });
  expect(login.status).toBe(303);

  const soup = await bob.get("/recipe/view?id=1");
  const text = extractText(soup.text);
  for (const words of [
    "Leek soup",
    "Egg",
    "Unicorn dust",
    "washed",
    "Simmer.",
    "Better the next day.",
  ]) {
    expect(text).toContain(words);
  }
  for (const address of new Set(soup.text.match(/\/image\/recipes\/[^" ]+\.webp/g))) {
    expect((await bob.get(address)).headers.get("Content-Type")).toBe("image/webp");
  }
  expect(soup.text).toContain("/image/recipes/1-v1.webp");
  expect(extractText((await bob.get("/recipe/view?id=3")).text)).toContain("Say nothing.");
  expect((await bob.get("/image/users/1-v1.webp")).status).toBe(200);
  expect(extractText((await bob.get("/recipe/view?id=2")).text)).toContain("Caramelise.");
  expect(extractText((await bob.get("/search?search=crem")).text)).toContain("Crème brûlée");
  expect(extractText((await bob.get("/search?search=unicorn")).text)).toContain("Leek soup");
  expect(extractText((await bob.get("/recipe/list?source=likedBy")).text)).toContain("Leek soup");
  expect(extractText((await bob.get("/cookbook/view?cookbook=1")).text)).toContain("Crème brûlée");
  const nobody = await as("nobody");
  expect((await nobody.get("/recipe/view?id=3")).status).toBe(403);
  const links = await db.selectFrom("share_links").select("secret").execute();
  expect(links).toHaveLength(name >= WITH_A_SECRET_ADDRESS ? 1 : 0);
  for (const { secret } of links) {
    expect((await nobody.get(`/recipe/view?id=2&key=${secret}`)).status).toBe(200);
  }

  expect((await checkStorage({ db, dataDir, files })).lines).toEqual([]);
}
