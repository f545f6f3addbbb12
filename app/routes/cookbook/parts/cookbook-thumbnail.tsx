import type { ImgHTMLAttributes } from "react";
import { imagePaths } from "#domain/site/paths";
import { useLight } from "~/ui/light";

/** A cookbook's thumbnail; the placeholder on a light page, because there is no small version. */
export function CookbookThumbnail({
  cookbook: { id, imageVersion },
  ...image
}: {
  cookbook: { id: number; imageVersion: number | null };
} & ImgHTMLAttributes<HTMLImageElement>) {
  return <img {...image} src={imagePaths.cookbook(id, useLight() ? null : imageVersion)} alt="" />;
}
