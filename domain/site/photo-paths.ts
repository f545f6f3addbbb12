import type { PhotoFolder } from "../image/image";
import { withQuery } from "./paths";

/** Apart from `imagePaths`, so that pages to be read do not load them. */
export const photoPaths = {
  image: (id: number, key?: string) => photoPath("photos", id, key),
  thumbnail: (id: number, key?: string) => photoPath("photos-thumbnails", id, key),
  /** A thumbnail for who may edit its recipe, or uploaded it. */
  editing: (imageKey: string) => `/image/editing/${imageKey}.webp`,
  uploads: () => "/image/uploads",
};

function photoPath(folder: PhotoFolder, id: number, key?: string) {
  return withQuery(`/image/${folder}/${id}-v1.webp`, { key });
}
