import type { Visibility } from "#domain/recipe/recipe";
import type { RecipeContent } from "#domain/recipe/recipe-fields";

/** The cast and Mallory, whom Alice blocked. */
const FREE = ["alice", "bob", "charlie", "dana", "ada", "mallory"] as const;
/** These and Oscar, whom Bob follows and who is suspended. */
export const OWNERS = [...FREE, "oscar"] as const;
export type Owner = (typeof OWNERS)[number];
export type Reader = (typeof FREE)[number] | "nobody";
export const READERS: Reader[] = ["nobody", ...FREE];

/** Prefixes of the words in each owner's things: part of no name. */
const STONES: Record<Owner, string> = {
  alice: "agate",
  bob: "beryl",
  charlie: "citrine",
  dana: "diamond",
  ada: "emerald",
  mallory: "fluorite",
  oscar: "garnet",
};

/** A word in every text of a thing. */
export interface Secret {
  word: string;
  seenBy: readonly Reader[];
  /** Readers who may see it, although no page may show it to them. */
  mayBeSeenBy?: readonly Reader[];
}

export const EVERYBODY_BUT_MALLORY = READERS.filter((reader) => reader !== "mallory");

/** Alice and Dana share Sunday; Alice, Dana, Mallory and Oscar share Monday. */
export const RECIPES: [Owner, Visibility, seenBy: readonly Reader[]][] = [
  ["alice", "PUBLIC", EVERYBODY_BUT_MALLORY],
  ["alice", "PROTECTED", ["alice", "bob", "dana"]],
  ["alice", "PRIVATE", ["alice"]],
  ["bob", "PROTECTED", ["bob", "alice"]],
  ["bob", "PRIVATE", ["bob"]],
  ["charlie", "PUBLIC", READERS],
  ["charlie", "PROTECTED", ["charlie"]],
  ["charlie", "PRIVATE", ["charlie"]],
  ["dana", "PROTECTED", ["dana", "alice", "mallory"]],
  ["dana", "PRIVATE", ["dana"]],
  ["ada", "PROTECTED", ["ada"]],
  ["ada", "PRIVATE", ["ada"]],
  ["mallory", "PUBLIC", READERS],
  ["mallory", "PROTECTED", ["mallory"]],
  ["mallory", "PRIVATE", ["mallory"]],
  ["oscar", "PUBLIC", []],
  ["oscar", "PROTECTED", []],
  ["oscar", "PRIVATE", []],
];

export const COOKBOOKS: { name: string; members: Owner[]; holds: [Owner, Visibility][] }[] = [
  {
    name: "Sunday",
    members: ["alice", "dana"],
    holds: [
      ["alice", "PUBLIC"],
      ["alice", "PROTECTED"],
      ["alice", "PRIVATE"],
      ["dana", "PRIVATE"],
    ],
  },
  {
    name: "Monday",
    members: ["dana", "alice", "mallory", "oscar"],
    holds: [
      ["alice", "PUBLIC"],
      ["alice", "PROTECTED"],
      ["dana", "PROTECTED"],
      ["mallory", "PRIVATE"],
      ["oscar", "PROTECTED"],
    ],
  },
  { name: "Tuesday", members: ["bob"], holds: [["bob", "PROTECTED"]] },
  { name: "Wednesday", members: ["charlie"], holds: [["charlie", "PRIVATE"]] },
];

/** A recipe with a unique word in each of its texts, and "quokka" in all of them. */
export function planRecipe(
  owner: Owner,
  visibility: Visibility,
): { words: string[]; content: Partial<RecipeContent> } {
  const stone = STONES[owner] + visibility.toLowerCase();
  const words: string[] = [];
  const text = (part: string) => {
    words.push(stone + part);
    return `Quokka ${stone}${part}`;
  };
  const line = { amount: null, unit: "NONE" } as const;
  const content: Partial<RecipeContent> = {
    visibility,
    title: text("title"),
    description: text("description"),
    category: "DRINK",
    preparationMinutes: 5,
    ingredients: [
      { ...line, name: text("food"), complement: "" },
      { ...line, name: "Leek", complement: text("complement") },
    ],
    steps: [text("step")],
    tips: [text("tip")],
  };
  return { words, content };
}
