import type { FoundPicture } from "../found";
import type { Place } from "./found-entry";

const ENDS = ["webp", "jpg", "jpeg", "png", "avif", "gif"];

/** Where programs keep the picture of a recipe, of the folder it is in and its name without its end. */
const PLACES: ((folder: string, base: string) => string)[] = [
  // Popote, Cooklang, Mealie's export of one recipe
  (folder, base) => `${folder}${base}`,
  // Nextcloud Cookbook
  (folder) => `${folder}full`,
  // Tandoor
  (folder) => `${folder}image`,
  // Mealie
  (folder) => `${folder}images/original`,
  (folder) => `${folder}original`,
  (folder) => `${folder}images/min-original`,
  (folder, base) => `${folder}images/${base}/original`,
  (folder, base) => `${folder}../images/${base}/original`,
  (folder) => `${folder}thumb`,
];

/** The picture that stands with a recipe's file, by the customs of the programs that are read. */
export function pictureBeside({ name, has }: Place): FoundPicture | null {
  if (name === "") return null;
  const folder = name.slice(0, name.lastIndexOf("/") + 1);
  const base = name.slice(folder.length).replace(/\.[^.]*$/, "");
  for (const place of PLACES) {
    const start = place(folder, base).replace(/[^/]*\/\.\.\//, "");
    const end = ENDS.find((each) => has(`${start}.${each}`));
    if (end) return { kind: "entry", name: `${start}.${end}` };
  }
  return null;
}
