import { open } from "node:fs/promises";
import { paths } from "#domain/paths";
import type { PictureType } from "#domain/picture";
import { encodePicture } from "../pictures/encode-picture";
import { FOLDERS_OF, type NamedPicture, namedPictures } from "../pictures/referenced-pictures";
import { imageFile, storeImage } from "../pictures/store";
import type { CheckScope, DataProblem } from "./problem";

/** Missing or broken files that a row names; only a thumbnail can be made again. */
export async function* pictureProblems({
  moment,
  dataDir,
}: CheckScope): AsyncGenerator<DataProblem> {
  for await (const picture of namedPictures(moment, Object.keys(FOLDERS_OF) as PictureType[])) {
    const fault = await faultOf(fileOf(dataDir, picture));
    if (!fault) continue;
    const whose = await nameOf(moment, picture);
    const message = `The ${kindOf(picture)} of ${whose} ${fault}: ${fileOf(dataDir, picture)}`;
    const large = fileOf(dataDir, { ...picture, folder: "recipes" });
    const isRepairable = picture.folder === "recipes-thumbnails" && !(await faultOf(large));
    if (!isRepairable) yield { message };
    else {
      yield {
        message,
        remedy: "it is made again from the large picture",
        repair: () => makeThumbnail(large, fileOf(dataDir, picture)),
      };
    }
  }
}

function fileOf(dataDir: string, { folder, name }: Pick<NamedPicture, "folder" | "name">): string {
  return imageFile(dataDir, folder, name);
}

function kindOf({ folder }: NamedPicture): string {
  return folder === "recipes-thumbnails" ? "thumbnail" : "picture";
}

/** A WebP file starts with its length. */
async function faultOf(file: string): Promise<string | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return "is not on the disk";
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(12);
    await handle.read(head, 0, 12, 0);
    const isWhole =
      head.toString("latin1", 0, 4) === "RIFF" &&
      head.toString("latin1", 8) === "WEBP" &&
      head.readUInt32LE(4) + 8 === size;
    return isWhole ? undefined : "is not whole";
  } finally {
    await handle.close();
  }
}

async function makeThumbnail(large: string, to: string): Promise<void> {
  const encoded = await encodePicture({ path: large }, ["recipes-thumbnails"], { person: "check" });
  await storeImage(to, encoded["recipes-thumbnails"]);
}

async function nameOf(moment: CheckScope["moment"], { table, id }: NamedPicture): Promise<string> {
  if (table === "recipes") {
    const { title, username } = await moment
      .selectFrom("recipes")
      .innerJoin("users", "users.id", "recipes.author_id")
      .select(["title", "username"])
      .where("recipes.id", "=", id)
      .executeTakeFirstOrThrow();
    return `the recipe “${title}” by ${username} (${paths.recipeView(id)})`;
  }
  if (table === "cookbooks") {
    const { name } = await moment
      .selectFrom("cookbooks")
      .select("name")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return `the cookbook “${name}” (${paths.cookbookView(id)})`;
  }
  const { username } = await moment
    .selectFrom("users")
    .select("username")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return `${username} (${paths.userView(id)})`;
}
