import type { MarkedRecipe } from "#server/features/recipes/marked-recipe";
import { useLight } from "~/ui/light";

/** The photos of a step, by its index; with null, those of no step. */
export function RecipePhotos({
  photos,
  step,
  isPrinted,
}: Pick<MarkedRecipe, "photos"> & { step: number | null; isPrinted?: boolean }) {
  const isSmall = useLight() !== null || isPrinted;
  return photos.map(
    ({ image, thumbnail, alt, step: own }) =>
      own === step && (
        <a key={image} href={image} className="photo">
          <img
            src={thumbnail}
            srcSet={isSmall ? undefined : `${thumbnail} 400w, ${image} 1600w`}
            sizes="24rem"
            alt={alt}
            width={400}
            height={300}
            loading={isPrinted ? undefined : "lazy"}
          />
        </a>
      ),
  );
}
