import { type Kysely, sql } from "kysely";

/** Columns, keys, indexes, checks and triggers in the same words for both engines. */
type SchemaWords = Record<string, string[]>;

interface Row {
  table: string;
  words: string;
}

export async function readSqliteSchema(db: Kysely<never>): Promise<SchemaWords> {
  const own = sql`SELECT name FROM sqlite_schema WHERE type = 'table'
    AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'kysely_%' AND name NOT LIKE '%_words%'`;
  const { rows } = await sql<Row>`
    SELECT owner.name AS "table", 'column ' || field.name || ' ' || field.type
      || iif(field."notnull" OR field.pk, ' not null', '')
      || iif(field.dflt_value IS NULL, '', ' default') || iif(field.hidden, ' generated', '') AS words
    FROM (${own}) AS owner, pragma_table_xinfo(owner.name) AS field
    UNION ALL
    SELECT owner.name, iif(list."unique", 'unique', 'index')
      || iif(list.origin = 'c', ' ' || list.name, '') || iif(list.partial, ' partial', '')
      || (SELECT group_concat(' ' || field.name || iif(field."desc", ' desc', ''), '')
          FROM pragma_index_xinfo(list.name) AS field WHERE field.key)
    FROM (${own}) AS owner, pragma_index_list(owner.name) AS list
    UNION ALL
    SELECT owner.name, 'unique ' || field.name
    FROM (${own}) AS owner, pragma_table_info(owner.name) AS field
    WHERE field.pk AND NOT EXISTS (SELECT 1 FROM pragma_index_list(owner.name) WHERE origin = 'pk')
    UNION ALL
    SELECT owner.name, 'refers to ' || part."table" || ' on delete ' || part.on_delete
      || group_concat(' ' || part."from" || '=' || part."to", '')
    FROM (${own}) AS owner, pragma_foreign_key_list(owner.name) AS part
    GROUP BY owner.name, part.id
    UNION ALL
    SELECT tbl_name, 'trigger ' || name FROM sqlite_schema WHERE type = 'trigger'
    UNION ALL
    SELECT name, 'checks '
      || ((length(sql) - length(replace(upper(sql), 'CHECK (', ''))) / length('CHECK ('))
    FROM sqlite_schema WHERE name IN (${own})`.execute(db);
  const { rows: written } = await sql<Row>`
    SELECT name AS "table", sql AS words FROM sqlite_schema WHERE name IN (${own})`.execute(db);
  return grouped([...rows, ...written.map(namedValues)]);
}

export async function readPostgresSchema(db: Kysely<never>): Promise<SchemaWords> {
  const own = sql`SELECT oid, relname AS name FROM pg_class WHERE relkind = 'r'
    AND relnamespace = current_schema()::regnamespace
    AND relname NOT LIKE 'kysely_%' AND relname NOT LIKE '%_words'`;
  const { rows } = await sql<Row>`
    SELECT owner.name AS "table", 'column ' || attname || ' '
      || CASE atttypid::regtype::text WHEN 'bigint' THEN 'INTEGER' WHEN 'text' THEN 'TEXT'
           WHEN 'double precision' THEN 'REAL' ELSE atttypid::regtype::text END
      || CASE WHEN attnotnull THEN ' not null' ELSE '' END
      || CASE WHEN atthasdef AND attgenerated = '' THEN ' default' ELSE '' END
      || CASE WHEN attgenerated <> '' THEN ' generated' ELSE '' END AS words
    FROM (${own}) AS owner JOIN pg_attribute ON attrelid = owner.oid
    WHERE attnum > 0 AND NOT attisdropped
    UNION ALL
    SELECT owner.name, CASE WHEN indisunique THEN 'unique' ELSE 'index' END
      || CASE WHEN conname IS NULL THEN ' ' || indexrelid::regclass::text ELSE '' END
      || CASE WHEN indpred IS NULL THEN '' ELSE ' partial' END
      || (SELECT string_agg(' ' || pg_get_indexdef(indexrelid, at, false)
            || CASE WHEN indoption[at - 1] & 1 = 1 THEN ' desc' ELSE '' END, '' ORDER BY at)
          FROM generate_series(1, indnkeyatts::int) AS at)
    FROM (${own}) AS owner JOIN pg_index ON indrelid = owner.oid
    LEFT JOIN pg_constraint ON conindid = indexrelid AND contype IN ('p', 'u')
    UNION ALL
    SELECT owner.name, 'refers to ' || confrelid::regclass::text || ' on delete '
      || CASE confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' ELSE 'NO ACTION' END
      || (SELECT string_agg(' ' || here.attname || '=' || there.attname, '' ORDER BY at)
          FROM generate_subscripts(conkey, 1) AS at
          JOIN pg_attribute AS here ON here.attrelid = conrelid AND here.attnum = conkey[at]
          JOIN pg_attribute AS there ON there.attrelid = confrelid AND there.attnum = confkey[at])
    FROM (${own}) AS owner JOIN pg_constraint ON conrelid = owner.oid AND contype = 'f'
    UNION ALL
    SELECT tgrelid::regclass::text, 'trigger ' || tgname FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT owner.name, 'checks ' || count(pg_constraint.oid)
    FROM (${own}) AS owner
    LEFT JOIN pg_constraint ON conrelid = owner.oid AND contype = 'c'
    GROUP BY owner.name`.execute(db);
  const { rows: written } = await sql<Row>`
    SELECT owner.name AS "table", coalesce(string_agg(pg_get_constraintdef(checks.oid), ' '), '') AS words
    FROM (${own}) AS owner
    LEFT JOIN pg_constraint AS checks ON conrelid = owner.oid AND contype = 'c'
    GROUP BY owner.name`.execute(db);
  return grouped([...rows, ...written.map(namedValues)]);
}

/** The values a table's checks compare with: 'READY', 'DONE'. */
function namedValues({ table, words }: Row): Row {
  const names = new Set(words.match(/'[A-Z_]+'/g));
  return { table, words: `values ${[...names].sort().join(" ")}` };
}

function grouped(rows: Row[]): SchemaWords {
  const tables = [...new Set(rows.map(({ table }) => table))].sort();
  const pickRows = (table: string) => rows.filter((row) => row.table === table);
  return Object.fromEntries(
    tables.map((table) => [
      table,
      pickRows(table)
        .map(({ words }) => words.replaceAll('"', ""))
        .sort(),
    ]),
  );
}
