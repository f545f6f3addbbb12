import type { ImgHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { useLight } from "./light";

interface PhotoProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** URL of the same image at most 400 px wide, if there is one. */
  small?: string;
}

/** On a light page, the small version linked to the large one, or just the link. */
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
