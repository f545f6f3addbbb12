import { type Kysely, sql } from "kysely";

interface Waiting {
  import_items: {
    import_id: number;
    position: number;
    found: string | null;
    pending_photos: string | null;
  };
}

const BATCH = 100;

/**
 * A found recipe has photos in place of one image. pending_photos is a JSON list of the uploads that
 * its form begins with, the cover first: { key, alt, step }.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const waiting = db as Kysely<Waiting>;
  await rewriteFound(waiting, "image", ({ image, ...recipe }) => ({
    ...recipe,
    photos: image ? [image] : [],
  }));
  await sql`ALTER TABLE import_items RENAME COLUMN pending_image TO pending_photos`.execute(db);
  await rewritePending(waiting, (key) => JSON.stringify([{ key, alt: "", step: null }]));
}

/** Forgets every photo but the cover. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const waiting = db as Kysely<Waiting>;
  await rewriteFound(waiting, "photos", ({ photos, ...recipe }) => {
    const { alt: _, step: __, ...image } = (photos as Record<string, unknown>[])[0] ?? {};
    return { ...recipe, image: "kind" in image ? image : null };
  });
  await rewritePending(waiting, (photos) => JSON.parse(photos)[0]?.key ?? null);
  await sql`ALTER TABLE import_items RENAME COLUMN pending_photos TO pending_image`.execute(db);
}

/** Some at a time, because thousands of recipes would fill the memory. */
async function rewriteFound(
  db: Kysely<Waiting>,
  key: string,
  rewrite: (recipe: Record<string, unknown>) => unknown,
): Promise<void> {
  for (let last = { import_id: 0, position: -1 }; ; ) {
    const rows = await db
      .selectFrom("import_items")
      .select(["import_id", "position", "found"])
      .where((eb) =>
        eb.or([
          eb("import_id", ">", last.import_id),
          eb.and([eb("import_id", "=", last.import_id), eb("position", ">", last.position)]),
        ]),
      )
      // Matches keys only: a quote inside a JSON string is escaped.
      .where("found", "like", `%"${key}":%`)
      .orderBy("import_id")
      .orderBy("position")
      .limit(BATCH)
      .execute();
    for (const { import_id, position, found } of rows)
      await db
        .updateTable("import_items")
        .set({ found: JSON.stringify(rewrite(JSON.parse(found ?? "{}"))) })
        .where("import_id", "=", import_id)
        .where("position", "=", position)
        .execute();
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) break;
    last = end;
  }
}

async function rewritePending(
  db: Kysely<Waiting>,
  rewrite: (value: string) => string | null,
): Promise<void> {
  const rows = await db
    .selectFrom("import_items")
    .select(["import_id", "position", "pending_photos"])
    .where("pending_photos", "is not", null)
    .execute();
  for (const { import_id, position, pending_photos } of rows)
    await db
      .updateTable("import_items")
      .set({ pending_photos: rewrite(pending_photos ?? "") })
      .where("import_id", "=", import_id)
      .where("position", "=", position)
      .execute();
}
