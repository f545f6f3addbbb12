import { Link, type LinkProps } from "@remix-run/react";

export function LinkButton({
  variant = "primary",
  ...link
}: LinkProps & { variant?: "primary" | "quiet" }) {
  // The space parts it from what follows where no style does.
  return (
    <>
      <Link {...link} className={`button button-${variant}`} />{" "}
    </>
  );
}
