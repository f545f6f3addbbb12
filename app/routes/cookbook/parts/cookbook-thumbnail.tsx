import type { ImgHTMLAttributes } from "react";
import { imagePaths } from "#domain/site/paths";
import { useLight } from "~/ui/light";

/** A cookbook's picture in a list; on a light page the drawn one, since it has no small one. */
export function CookbookThumbnail({
  cookbook: { id, imageVersion },
  ...picture
}: {
  cookbook: { id: number; imageVersion: number | null };
} & ImgHTMLAttributes<HTMLImageElement>) {
  return (
    <img {...picture} src={imagePaths.cookbook(id, useLight() ? null : imageVersion)} alt="" />
  );
}
