import path from "node:path";
import { expect, test } from "vitest";
import { EARLIER_BACKUPS, expectRestores } from "../../../tests/support/earlier-backup";
import { listMigrationNames } from "../../platform/db/migrate";

/** The newest migration. When adding another, first store a backup of this schema. */
const TODAY = "059-pressed-at";

test("the fixtures contain a backup of every released schema", () => {
  expect(
    listMigrationNames().at(-1),
    `keep a backup of ${TODAY}: tests/fixtures/backups/README.md`,
  ).toBe(TODAY);
  expect(EARLIER_BACKUPS).toEqual([
    ...["004-people.zip", "010-lists.zip", "015-sharing.zip", "016-moving-in.zip"],
    ...["022-stepping-in.zip", "024-account-drafts.zip", "026-headings.zip"],
    ...["028-columns-and-addresses.zip", "029-explore.zip", "030-cookbook-links.zip"],
    ...["031-words-kept.zip", "033-indexes-of-references.zip", "034-statistics-of-words.zip"],
    ...["039-explore-category-language.zip", "041-image-keys.zip", "042-line-words.zip"],
    ...["043-units.zip", "044-line-foods.zip", "048-bio-and-import-readers.zip"],
    ...["050-import-folders.zip"],
  ]);
  for (const name of EARLIER_BACKUPS)
    expect(listMigrationNames()).toContain(path.basename(name, ".zip"));
});

// The long test restores those between.
test.each([EARLIER_BACKUPS[0], EARLIER_BACKUPS.at(-1)] as string[])(
  "%s restores into the current Popote, and existing accounts keep working",
  expectRestores,
);
