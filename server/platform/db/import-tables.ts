import type { Generated } from "kysely";
import type { ImportKind, ImportState, ItemState } from "#domain/import/import";
import type { Locale } from "#domain/language/locales";
import type { Visibility } from "#domain/recipe/recipe";
import type { Fixed } from "./account-tables";

export interface ImportTables {
  imports: ImportsTable;
  import_items: ImportItemsTable;
  import_folders: ImportFoldersTable;
  import_addresses: ImportAddressesTable;
}

interface ImportsTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  form_key: Fixed<string>;
  kind: Fixed<ImportKind>;
  name: Fixed<string>;
  locale: Fixed<Locale>;
  file: string | null;
  state: ImportState;
  problem: string | null;
  /** Error code of the storage outage that the import waits for. */
  waits_for: string | null;
  /** JSON of TableColumn[] and, once the user assigned them, of ColumnMapping. */
  columns: string | null;
  matching: string | null;
  /** Who may read the recipes that are saved from it. */
  visibility: Generated<Visibility>;
  created_at: Fixed<number>;
  changed_at: number;
}

interface ImportItemsTable {
  import_id: Fixed<number>;
  position: Fixed<number>;
  name: Fixed<string>;
  title: string;
  /** JSON of a ParsedRecipe; null if it could not be read. */
  found: string | null;
  state: ItemState;
  allows_twin: Generated<number>;
  problem: string | null;
  doubts: Generated<number>;
  /** JSON of PhotoInput[]: uploads that its form begins with. */
  pending_photos: string | null;
  recipe_id: number | null;
}

/** What held an item in its former program, until it becomes a cookbook. */
interface ImportFoldersTable {
  import_id: Fixed<number>;
  position: Fixed<number>;
  name: Fixed<string>;
}

interface ImportAddressesTable {
  import_id: Fixed<number>;
  position: Fixed<number>;
  address: Fixed<string>;
  read_at: number | null;
}
