import { paths } from "#domain/site/paths";
import { imageKey } from "../../platform/images/image-keys";
import {
  IMAGE_TABLE_NAMES,
  type ReferencedImage,
  readReferencedImages,
} from "../../platform/images/referenced-images";
import { resizeImage } from "../../platform/images/resize-image";
import type { FileStore } from "../../platform/storage/file-store";
import type { CheckScope, DataProblem } from "./problem";

/** Reports missing or broken files of a row; only thumbnails can be regenerated. */
export async function* findImageProblems({
  snapshot,
  files,
}: CheckScope): AsyncGenerator<DataProblem> {
  for await (const image of readReferencedImages(snapshot, IMAGE_TABLE_NAMES)) {
    const key = imageKey(image.folder, image.name);
    const fault = await findFault(files, key);
    if (!fault) continue;
    const whose = await describeOwner(snapshot, image);
    const message = `The ${describeKind(image)} of ${whose} ${fault}: ${files.describeLocation(key)}`;
    const large = imageKey("recipes", image.name);
    const isRepairable = image.folder === "recipes-thumbnails" && !(await findFault(files, large));
    if (!isRepairable) yield { message };
    else {
      yield {
        message,
        remedy: "it is made again from the large image",
        repair: () => makeThumbnail(files, large, key),
      };
    }
  }
}

function describeKind({ folder }: ReferencedImage): string {
  return folder === "recipes-thumbnails" ? "thumbnail" : "image";
}

const HEAD_BYTES = 12;

/** A WebP header contains the file size. */
async function findFault(files: FileStore, key: string): Promise<string | undefined> {
  const peeked = await files.peek(key, HEAD_BYTES);
  if (!peeked) return "is missing";
  const { head, bytes } = peeked;
  const isWhole =
    head.length === HEAD_BYTES &&
    head.toString("latin1", 0, 4) === "RIFF" &&
    head.toString("latin1", 8) === "WEBP" &&
    head.readUInt32LE(4) + 8 === bytes;
  return isWhole ? undefined : "is not whole";
}

async function makeThumbnail(files: FileStore, large: string, to: string): Promise<void> {
  const bytes = await files.get(large);
  if (!bytes) throw new Error(`${large} is missing`);
  const encoded = await resizeImage({ bytes }, ["recipes-thumbnails"], { person: "check" });
  await files.put(to, encoded["recipes-thumbnails"]);
}

async function describeOwner(
  snapshot: CheckScope["snapshot"],
  { type, id }: ReferencedImage,
): Promise<string> {
  if (type === "recipes") {
    const { title, username } = await snapshot
      .selectFrom("recipes")
      .innerJoin("users", "users.id", "recipes.author_id")
      .select(["title", "username"])
      .where("recipes.id", "=", id)
      .executeTakeFirstOrThrow();
    return `the recipe “${title}” by ${username} (${paths.recipeView(id)})`;
  }
  if (type === "cookbooks") {
    const { name } = await snapshot
      .selectFrom("cookbooks")
      .select("name")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return `the cookbook “${name}” (${paths.cookbookView(id)})`;
  }
  const { username } = await snapshot
    .selectFrom("users")
    .select("username")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return `${username} (${paths.userView(id)})`;
}
