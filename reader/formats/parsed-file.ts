import type { ColumnMapping, TableColumn } from "#domain/import/import";
import type { UnreadableReason } from "../archive/archive-error";
import type { TextReader } from "../pages/read-text";
import type { ParsedRecipe } from "../parsed-recipe";

export type Format =
  | "POPOTE"
  | "MEALIE"
  | "TANDOOR"
  | "NEXTCLOUD"
  | "PAPRIKA"
  | "COOKLANG"
  | "COPY_ME_THAT"
  | "RECIPE_KEEPER"
  | "MEAL_MASTER"
  | "MASTERCOOK"
  | "KITCHENOWL"
  | "TABLE"
  | "JSON_LD"
  | "NAMED_FIELDS"
  | "TEXT";

export type ParsedEntry = { name: string } & (
  | { recipe: ParsedRecipe }
  | { problem: UnreadableReason }
);

export interface ParsedFile {
  format: Format;
  /** Read one at a time, so that thousands are never in memory; one may be unreadable. */
  recipes: Iterable<ParsedRecipe | UnreadableReason> | AsyncIterable<ParsedRecipe>;
  table?: TableColumn[];
}

export interface FileContext {
  name: string;
  find(name: string): string | undefined;
  findByEnd?(path: string): string | undefined;
  onlyImage: string | undefined;
  reader: TextReader;
  matching?: ColumnMapping;
}
