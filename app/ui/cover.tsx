import type { RecipePicture } from "#domain/recipe/recipe";
import { imagePaths } from "#domain/site/paths";
import { useLight } from "./light";
import "./cover.css";

/** Up to four pictures as one; a light page loads the first alone. */
export function Cover({
  pictures,
  isLate = true,
}: {
  pictures: RecipePicture[];
  isLate?: boolean;
}) {
  const shown = useLight() ? pictures.slice(0, 1) : pictures;
  return (
    <span className="cover">
      {shown.map((picture) => (
        <img
          key={picture.id}
          src={imagePaths.recipeCard(picture)}
          alt=""
          width={400}
          height={300}
          loading={isLate ? "lazy" : undefined}
        />
      ))}
    </span>
  );
}
