import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/translation";

interface FollowRequestsProps {
  requests: { id: number; username: string; imageVersion: number | null }[];
}

export function FollowRequests({ requests }: FollowRequestsProps) {
  const { t } = useTranslation("dashboard");
  if (requests.length === 0) return null;
  return (
    <section className="card requests">
      <h2>{t("requests.title")}</h2>
      <ul>
        {requests.map(({ id, username, imageVersion }) => (
          <li key={id}>
            <Avatar person={{ id, username, imageVersion }} />
            <Link to={paths.userView(id)} dir="auto">
              {username}
            </Link>
            <form method="post" action={paths.userFollow()}>
              <input type="hidden" name="user" value={id} />
              <input type="hidden" name="from" value={paths.dashboard()} />
              <button
                type="submit"
                name="intent"
                value="accept"
                className="button button-primary"
                aria-label={t("requests.acceptOf", { username })}
              >
                {t("requests.accept")}
              </button>
              <button
                type="submit"
                name="intent"
                value="decline"
                className="button button-quiet"
                aria-label={t("requests.declineOf", { username })}
              >
                {t("requests.decline")}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
