import type { Generated } from "kysely";
import type { ImportKind, ImportState, ItemState } from "#domain/import";
import type { Locale } from "#domain/locales";
import type { Fixed } from "./account-tables";

export interface ImportTables {
  imports: ImportsTable;
  import_items: ImportItemsTable;
}

/** What somebody brings in: a page, a text or a file. */
interface ImportsTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  form_key: Fixed<string>;
  kind: Fixed<ImportKind>;
  /** The address, or what the file was called. */
  name: Fixed<string>;
  locale: Fixed<Locale>;
  /** Its name in the data folder; null once it is not needed any more. */
  file: string | null;
  state: ImportState;
  /** Why it failed. */
  problem: string | null;
  created_at: Fixed<number>;
  changed_at: number;
}

/** A recipe of it. */
interface ImportItemsTable {
  import_id: Fixed<number>;
  position: Fixed<number>;
  /** What it is called in the file. */
  name: Fixed<string>;
  title: string;
  /** A FoundRecipe as JSON; null where it could not be read. */
  found: string | null;
  state: ItemState;
  /** Whether it is wanted although there is one like it. */
  allows_twin: Generated<number>;
  problem: string | null;
  /** How many of its lines want a look. */
  doubts: Generated<number>;
  /** Its picture, kept for the form. */
  pending_image: string | null;
  /** What was made of it, or what it is the twin of. */
  recipe_id: number | null;
}
