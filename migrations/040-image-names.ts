import { type Kysely, sql } from "kysely";

interface StoredColumn {
  field: string | null;
}
interface Waiting {
  imports: { id: number; columns: string | null; matching: string | null };
  import_items: { found: string | null; problem: string | null };
}

/** Renames `picture` to `image` in what waiting imports store as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await renameInImports(db as Kysely<Waiting>, "picture", "image");
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await renameInImports(db as Kysely<Waiting>, "image", "picture");
}

async function renameInImports(db: Kysely<Waiting>, from: string, to: string): Promise<void> {
  const items = db.updateTable("import_items");
  // Matches keys only: a quote inside a JSON string is escaped.
  const [key, renamed] = [`"${from}":`, `"${to}":`];
  await items
    .set({ found: sql`replace(found, ${key}, ${renamed})` })
    .where("found", "like", `%${key}%`)
    .execute();
  await items.set({ problem: to }).where("problem", "=", from).execute();

  const rename = (field: string | null) => (field === from ? to : field);
  const renameField = (column: StoredColumn) => ({ ...column, field: rename(column.field) });
  const rows = await db
    .selectFrom("imports")
    .selectAll()
    .where("columns", "is not", null)
    .execute();
  for (const { id, columns, matching } of rows) {
    const mapping = matching === null ? null : JSON.parse(matching);
    const set = {
      columns: columns && JSON.stringify(JSON.parse(columns).map(renameField)),
      matching: mapping && JSON.stringify({ ...mapping, fields: mapping.fields.map(rename) }),
    };
    await db.updateTable("imports").set(set).where("id", "=", id).execute();
  }
}
