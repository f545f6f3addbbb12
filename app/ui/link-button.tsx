import { Link, type LinkProps } from "@remix-run/react";

/** A link that looks like a button. */
export function LinkButton({
  variant = "primary",
  ...link
}: LinkProps & { variant?: "primary" | "quiet" }) {
  return <Link {...link} className={`button button-${variant}`} />;
}
