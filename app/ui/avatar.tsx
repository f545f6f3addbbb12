import type { CSSProperties } from "react";
import type { UserCard } from "#domain/account/follow";
import { imagePaths } from "#domain/site/paths";
import { extractInitials } from "#domain/text/initials";

/** Gives consecutive account ids distant hues. */
const HUE_STEP = 137;

interface AvatarProps {
  person: UserCard;
  size?: number;
  alt?: string;
  src?: string;
}

export function Avatar({
  person: { id, username, imageVersion },
  size = 44,
  alt = "",
  src = imagePaths.user(id, imageVersion),
}: AvatarProps) {
  if (imageVersion === null) {
    const look = { "--hue": (id * HUE_STEP) % 360, "--size": `${size}px` } as CSSProperties;
    return (
      <span className="avatar" style={look} aria-hidden>
        {extractInitials(username)}
      </span>
    );
  }
  return <img className="avatar" src={src} alt={alt} width={size} height={size} loading="lazy" />;
}
