import type { UnreadableReason } from "../archive/archive-error";
import type { TextReader } from "../pages/read-text";
import type { ParsedRecipe } from "../parsed-recipe";

/** Which program wrote a file; a web page counts as JSON_LD. */
export type Format =
  | "POPOTE"
  | "MEALIE"
  | "TANDOOR"
  | "NEXTCLOUD"
  | "PAPRIKA"
  | "COOKLANG"
  | "JSON_LD"
  | "TEXT";

/** One recipe of a file, or why there is none, by the name that a person knows it by. */
export type ParsedEntry = { name: string } & (
  | { recipe: ParsedRecipe }
  | { problem: UnreadableReason }
);

/** The recipes of one file, each by the program's own way of writing it. */
export interface ParsedFile {
  format: Format;
  /** Read one after the other, so that thousands never stand in memory; one may be unreadable. */
  recipes: Iterable<ParsedRecipe | UnreadableReason>;
}

/** Where a file stands among others. */
export interface FileContext {
  /** "" where it is one of many in a file. */
  name: string;
  /** The file of this name, whose letters may be large or small there; undefined where there is none. */
  find(name: string): string | undefined;
  /** The only picture, where there is only one recipe. */
  onlyPicture: string | undefined;
  /** Reads the texts in it. */
  reader: TextReader;
}
