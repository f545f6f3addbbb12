import type { CSSProperties } from "react";
import type { PersonCard } from "#domain/follow";
import { initialsOf } from "#domain/initials";
import { adminImage, imagePaths } from "#domain/paths";

/** Accounts that follow each other have hues far apart. */
const HUE_STEP = 137;

interface AvatarProps {
  person: PersonCard;
  /** In pixels. */
  size?: number;
  alt?: string;
  /** Also shows the picture of who is hidden from everybody else. */
  isForAdmin?: boolean;
}

/** Somebody's picture, or their initials on a colour of their account. */
export function Avatar({ person, size = 44, alt = "", isForAdmin = false }: AvatarProps) {
  const { id, username, imageVersion } = person;
  if (imageVersion === null) {
    const look = { "--hue": (id * HUE_STEP) % 360, "--size": `${size}px` } as CSSProperties;
    return (
      <span className="avatar" style={look} aria-hidden="true">
        {initialsOf(username)}
      </span>
    );
  }
  const image = imagePaths.user(id, imageVersion);
  return (
    <img
      className="avatar"
      src={isForAdmin ? adminImage(image) : image}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
    />
  );
}
