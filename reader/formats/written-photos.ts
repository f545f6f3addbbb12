import type { ParsedPhoto } from "../parsed-recipe";
import { joinPhotos } from "../photos";
import { findReferencedImage } from "./image-beside";
import type { FileContext } from "./parsed-file";

/** A photo as a text of Popote's shows it; before the first step its `step` is -1. */
export interface WrittenPhoto {
  file: string;
  alt: string;
  step: number;
}

/** The cover is written first, and again at its step; the others are numbered. */
export function findWrittenPhotos(written: WrittenPhoto[], context: FileContext): ParsedPhoto[] {
  const [cover, ...others] = written;
  if (!cover) return [];
  const inOrder = others.toSorted((one, other) => readNumber(one) - readNumber(other));
  const photos = [...inOrder.filter(({ file }) => file === cover.file), ...inOrder];
  return joinPhotos(
    [cover, ...photos].map(({ file, alt, step }) => {
      const image = findReferencedImage(file, context);
      return image && { ...image, alt, ...(step < 0 ? {} : { step }) };
    }),
  );
}

function readNumber({ file }: WrittenPhoto): number {
  return Number(/\/(\d{1,2})\.\w+$/.exec(file)?.[1] ?? 1);
}
