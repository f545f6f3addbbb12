import type { Readable } from "node:stream";
import type { Db } from "../../platform/db/open";
import { imageKey } from "../../platform/images/image-keys";
import type { FileStore } from "../../platform/storage/file-store";
import { translations } from "../../platform/translations";
import type { CookbookRecipeTitle } from "../cookbooks/contents";
import { type ExportContext, FILE_FORMATS, findRecipePart } from "./export-recipe";
import { createFileNamer } from "./file-name";
import { listPhotoKeys } from "./photo-files";
import { openZip } from "./zip-writer";

const LONGEST_END = ".webp";

export async function zipRecipes(
  db: Db,
  files: FileStore,
  context: ExportContext,
  held: CookbookRecipeTitle[],
): Promise<Readable> {
  const zip = openZip();
  const createName = createFileNamer(
    LONGEST_END,
    translations(context.locale).t("export:untitled"),
  );
  const photoKeys = await listPhotoKeys(db, held);
  for (const { id, title } of held) {
    const name = createName(title);
    // Cooklang's programs show the image beside a recipe.
    const namePhoto = (at: number) => (at === 0 ? `${name}.webp` : `images/${name}/${at + 1}.webp`);
    zip.addText(
      name + FILE_FORMATS.cooklang.ending,
      async () => (await findRecipePart(db, context, id, "cooklang", namePhoto)) ?? "",
    );
    for (const [at, key] of (photoKeys.get(id) ?? []).entries()) {
      const stored = imageKey("recipes", key);
      // An image replaced or removed meanwhile becomes an empty file.
      zip.addFile(namePhoto(at), false, async () => [(await files.get(stored)) ?? ""]);
    }
  }
  return zip.end();
}
