import type { ImgHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { useLight } from "./light";

interface PhotoProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** The address of the same picture at most 400 px wide, where there is one. */
  small?: string;
}

/**
 * The photo that a page is about. On a light page it is small and leads to the large one; where it
 * cannot be small, there is only the way to it.
 */
export function Photo({ small, ...photo }: PhotoProps) {
  if (useLight()) return <LightPhoto {...photo} small={small} />;
  return <img {...photo} alt={photo.alt} />;
}

function LightPhoto({ src, alt, small, className }: PhotoProps) {
  const { t } = useTranslation("light");
  return (
    <a href={src} className="light-photo">
      {small ? (
        <>
          <img className={className} src={small} alt={alt} width={400} height={300} />
          <span>{t("large")}</span>
        </>
      ) : (
        alt
      )}
    </a>
  );
}
