import { MAX_IMAGE_BYTES } from "#domain/image/image";
import { MAX_PHOTOS } from "#domain/recipe/photos";

/** Base64 takes four characters for three bytes. */
const MAX_LETTERS = (MAX_IMAGE_BYTES / 3) * 4 + 4;
const LATER = /^(.*)#(\d{1,2})$/s;

/** The Base64 images in a recipe's JSON, in the order in which their names count them. */
export function listDistinctData(all: string[]): string[] {
  const fitting = all.filter((data) => data !== "" && data.length <= MAX_LETTERS);
  return [...new Set(fitting)].slice(0, MAX_PHOTOS);
}

/** The first image has the name of its file, the others also a number. */
export function nameEmbeddedImage(file: string, index: number): string {
  return index === 0 ? file : `${file}#${index}`;
}

/** `isFile`: a file's own name may end like a number. */
export function parseEmbeddedName(
  name: string,
  isFile: (name: string) => boolean,
): { file: string; index: number } {
  const [, file, index] = isFile(name) ? [] : (LATER.exec(name) ?? []);
  return file === undefined ? { file: name, index: 0 } : { file, index: Number(index) };
}
