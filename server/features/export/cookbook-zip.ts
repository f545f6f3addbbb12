import type { Readable } from "node:stream";
import type { Db } from "../../platform/db/open";
import { imageKey } from "../../platform/images/image-keys";
import type { FileStore } from "../../platform/storage/file-store";
import { translations } from "../../platform/translations";
import type { CookbookRecipeTitle } from "../cookbooks/contents";
import { type ExportContext, FILE_FORMATS, findRecipePart } from "./export-recipe";
import { createFileNamer } from "./file-name";
import { openZip } from "./zip-writer";

const IMAGE = ".webp";

export function zipRecipes(
  db: Db,
  files: FileStore,
  context: ExportContext,
  held: CookbookRecipeTitle[],
): Readable {
  const zip = openZip();
  const createName = createFileNamer(IMAGE, translations(context.locale).t("export:untitled"));
  for (const { id, title, imageKey: image } of held) {
    const name = createName(title);
    zip.addText(
      name + FILE_FORMATS.cooklang.ending,
      async () => (await findRecipePart(db, context, id, "cooklang")) ?? "",
    );
    if (image === null) continue;
    const key = imageKey("recipes", image);
    // An image replaced or removed meanwhile becomes an empty file.
    zip.addFile(name + IMAGE, false, async () => [(await files.get(key)) ?? ""]);
  }
  return zip.end();
}
