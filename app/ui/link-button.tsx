import { Link, type LinkProps } from "@remix-run/react";

export function LinkButton({
  variant = "primary",
  ...link
}: LinkProps & { variant?: "primary" | "quiet" }) {
  // The space separates buttons where CSS is missing.
  return (
    <>
      <Link {...link} className={`button button-${variant}`} />{" "}
    </>
  );
}
