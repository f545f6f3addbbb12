import type { CookbookFront } from "#domain/cookbook/cookbook";
import { imagePaths } from "#domain/site/paths";
import { Cover } from "~/ui/cover";
import { useLight } from "~/ui/light";

/** The cookbook's own photo (not on a light page: it has no small version), else its recipes'. */
export function CookbookCover({
  cookbook: { id, imageVersion, cover },
  isLate = false,
}: {
  cookbook: { id: number; imageVersion: number | null } & Pick<CookbookFront, "cover">;
  isLate?: boolean;
}) {
  const isLight = useLight() !== null;
  const hasOwn = imageVersion !== null && !isLight;
  if (!hasOwn && cover.length > 0) return <Cover pictures={cover} isLate={isLate} />;
  return (
    <img
      src={imagePaths.cookbook(id, hasOwn ? imageVersion : null)}
      alt=""
      width={400}
      height={300}
      loading={isLate ? "lazy" : undefined}
    />
  );
}
