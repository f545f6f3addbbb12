import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { migrateToLatest, migrateUpTo } from "./migrate";

const FOUND = { title: 'About "picture": a soup', image: { kind: "address", address: "/a.jpg" } };
const COLUMNS = [
  { name: "picture", example: "", field: "image" },
  { name: "Name", example: "", field: "title" },
];
const MAPPING = { names: ["picture", "Name"], fields: ["image", "title"] };
const toOld = (value: unknown) =>
  JSON.stringify(value)
    .replace('"image":', '"picture":')
    .replace('"field":"image"', '"field":"picture"')
    .replace('["image",', '["picture",');

test("an import that waits while Popote is updated keeps its image and its columns", async () => {
  const { db } = openTestDatabase();
  await migrateUpTo(db, "039-explore-category-language");
  const { id: import_id } = await db
    .insertInto("imports")
    .values({
      ...{ user_id: CAST.alice.id, form_key: "waiting", kind: "FILE", name: "a.csv", locale: "en" },
      ...{ state: "READY", columns: toOld(COLUMNS), matching: toOld(MAPPING) },
      ...{ created_at: 0, changed_at: 0 },
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("import_items")
    .values({
      import_id,
      position: 1,
      name: "Soup",
      title: "Soup",
      state: "FOUND",
      found: toOld(FOUND),
    } as never)
    .execute();

  await migrateToLatest(db);
  const stored = await db
    .selectFrom("import_items")
    .innerJoin("imports", "imports.id", "import_items.import_id")
    .select(["found", "columns", "matching"])
    .executeTakeFirstOrThrow();
  const { image, ...recipe } = FOUND;
  expect(Object.values(stored).map((json) => JSON.parse(json ?? ""))).toEqual([
    { ...recipe, photos: [image] },
    COLUMNS,
    MAPPING,
  ]);
});
