import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { HeldTitle } from "../cookbooks/contents";
import type { Db } from "../db/open";
import { imageKey, imageName } from "../pictures/image-keys";
import type { FileStore } from "../storage/file-store";
import { translations } from "../translations";
import { type ExportContext, FILE_KINDS, findRecipePart } from "./export-recipe";
import { inTurn } from "./export-turns";
import { uniqueFileNames } from "./file-name";

const PICTURE = ".webp";

export function zipOfRecipes(
  db: Db,
  files: FileStore,
  context: ExportContext,
  held: HeldTitle[],
): Readable {
  const zip = new ZipFile();
  const nameOf = uniqueFileNames(PICTURE, translations(context.locale).t("export:untitled"));
  /** The content is read only when the archive comes to it. */
  const add = (name: string, isPacked: boolean, give: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { compress: !isPacked }, (done) => {
      give().then(
        (stream) => done(null, stream),
        (error) => done(error, Readable.from([])),
      );
    });
  for (const { id, title, imageVersion } of held) {
    const name = nameOf(title);
    add(name + FILE_KINDS.cooklang.ending, false, async () => {
      const text = await inTurn(() => findRecipePart(db, context, id, "cooklang"));
      return Readable.from([text ?? ""]);
    });
    if (imageVersion === null) continue;
    const key = imageKey("recipes", imageName(id, imageVersion));
    // One that was replaced or removed meanwhile becomes an empty file.
    add(name + PICTURE, true, async () => Readable.from([(await files.get(key)) ?? ""]));
  }
  zip.end();
  const sent = Readable.from(zip.outputStream);
  zip.once("error", (error) => sent.destroy(error as Error));
  return sent;
}
