import { useLocation } from "@remix-run/react";
import type { FollowIntent } from "#domain/account/follow";
import { paths } from "#domain/site/paths";

export function PersonButton({
  person,
  intent,
  label,
  isPrimary = false,
}: {
  person: { id: number; username: string };
  intent: FollowIntent;
  label: string;
  isPrimary?: boolean;
}) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.userFollow()}>
      <input type="hidden" name="user" value={person.id} />
      <input type="hidden" name="from" value={pathname + search} />
      <button
        type="submit"
        name="intent"
        value={intent}
        className={`button button-${isPrimary ? "primary" : "quiet"}`}
      >
        {label}
        <span className="visually-hidden"> {person.username}</span>
      </button>
    </form>
  );
}
