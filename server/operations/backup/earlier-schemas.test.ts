import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { restoreNew } from "../../../tests/support/backups";
import { PASSWORD } from "../../../tests/support/cast";
import { checkStorage } from "../../../tests/support/checks";
import { extractText } from "../../../tests/support/page";
import { holdProcessorTime } from "../../../tests/support/processor-time";
import { openTestServer } from "../../../tests/support/server";
import { listMigrationNames } from "../../platform/db/migrate";

const FIXTURES = "tests/fixtures/backups";
const kept = readdirSync(FIXTURES).filter((name) => name.endsWith(".zip"));

/** The newest migration. When adding another, first store a backup of this schema. */
const TODAY = "040-image-names";
/** From this schema on, Alice's “Crème brûlée” has a secret address. */
const WITH_A_SECRET_ADDRESS = "015-sharing.zip";

test("the fixtures contain a backup of every released schema", () => {
  expect(listMigrationNames().at(-1), `keep a backup of ${TODAY}: ${FIXTURES}/README.md`).toBe(
    TODAY,
  );
  expect(kept).toEqual([
    ...["004-people.zip", "010-lists.zip", "015-sharing.zip", "016-moving-in.zip"],
    ...["022-stepping-in.zip", "024-account-drafts.zip", "026-headings.zip"],
    ...["028-columns-and-addresses.zip", "029-explore.zip", "030-cookbook-links.zip"],
    ...["031-words-kept.zip", "033-indexes-of-references.zip", "034-statistics-of-words.zip"],
    "039-explore-category-language.zip",
  ]);
  for (const name of kept) expect(listMigrationNames()).toContain(path.basename(name, ".zip"));
});

test.each(kept)(
  "%s restores into the current Popote, and existing accounts keep working",
  async (name) => {
    holdProcessorTime();
    const { db, dataDir, files } = await restoreNew(path.join(FIXTURES, name));
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
    expect(extractText((await bob.get("/cookbook/view?cookbook=1")).text)).toContain(
      "Crème brûlée",
    );
    const nobody = await as("nobody");
    expect((await nobody.get("/recipe/view?id=3")).status).toBe(403);
    const links = await db.selectFrom("share_links").select("secret").execute();
    expect(links).toHaveLength(name >= WITH_A_SECRET_ADDRESS ? 1 : 0);
    for (const { secret } of links) {
      expect((await nobody.get(`/recipe/view?id=2&key=${secret}`)).status).toBe(200);
    }

    expect((await checkStorage({ db, dataDir, files })).lines).toEqual([]);
  },
);
