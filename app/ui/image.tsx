import type { ImgHTMLAttributes } from "react";
import { useTranslation } from "~/ui/translation";
import { useLight } from "./light";

interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  small?: string;
}

/** On a light page, the small version linked to the large one, or just the link. */
export function Image({ small, ...image }: ImageProps) {
  if (useLight()) return <LightImage {...image} small={small} />;
  return <img {...image} alt={image.alt} />;
}

function LightImage({ src, alt, small, className }: ImageProps) {
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
