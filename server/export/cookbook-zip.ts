import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { HeldTitle } from "../cookbooks/contents";
import type { Db } from "../db/open";
import { imageFile, imageName } from "../pictures/store";
import { translations } from "../translations";
import { type ExportContext, FILE_KINDS, findRecipePart } from "./export-recipe";
import { uniqueFileNames } from "./file-name";

const PICTURE = ".webp";

export function zipOfRecipes(
  db: Db,
  dataDir: string,
  context: ExportContext,
  held: HeldTitle[],
): Readable {
  const zip = new ZipFile();
  const nameOf = uniqueFileNames(PICTURE, translations(context.locale).t("export:untitled"));
  let open: Readable | undefined;
  /** The content is read only when the archive comes to it. */
  const add = (name: string, isPacked: boolean, give: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { compress: !isPacked }, (done) => {
      give().then(
        (stream) => {
          open = stream;
          done(null, stream);
        },
        (error) => done(error, Readable.from([])),
      );
    });
  for (const { id, title, imageVersion } of held) {
    const name = nameOf(title);
    add(name + FILE_KINDS.cooklang.ending, false, async () =>
      Readable.from([(await findRecipePart(db, context, id, "cooklang")) ?? ""]),
    );
    if (imageVersion === null) continue;
    const file = imageFile(dataDir, "recipes", imageName(id, imageVersion));
    add(name + PICTURE, true, () => openPicture(file));
  }
  zip.end();
  const sent = Readable.from(zip.outputStream);
  zip.once("error", (error) => sent.destroy(error as Error));
  // A download that breaks off leaves no file open.
  sent.once("close", () => open?.destroy());
  return sent;
}

/** A picture that was replaced or removed meanwhile becomes an empty file. */
async function openPicture(file: string): Promise<Readable> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  return isThere ? createReadStream(file) : Readable.from([]);
}
