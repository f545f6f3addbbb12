import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { imageFile, type StoredFolder } from "#server/images/files";

/** Puts a file under the name of a picture; what it shows does not matter. */
export function hangPicture(dataDir: string, folder: StoredFolder, name: string): void {
  const file = imageFile(dataDir, folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "a picture");
}
