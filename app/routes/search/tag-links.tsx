import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";

interface TagLinksProps {
  untagged: { search: string; exact?: number };
  /** The tag that the results have, or "". */
  tag: string;
  /** Others by which to narrow the results. */
  tags: string[];
}

/** Narrows the results to a tag, or widens them again. */
export function TagLinks({ untagged, tag, tags }: TagLinksProps) {
  const { t } = useTranslation("search");
  if (tag === "" && tags.length === 0) return null;
  return (
    <ul className="chips" aria-label={t("tags")}>
      {tag && (
        <li>
          <Link className="chip" to={paths.search(untagged)} aria-label={t("dropTag", { tag })}>
            <span dir="auto">{tag}</span>
            <Icon name="remove" />
          </Link>
        </li>
      )}
      {tags.map((each) => (
        <li key={each}>
          <Link className="chip" to={paths.search({ ...untagged, tag: each })} dir="auto">
            {each}
          </Link>
        </li>
      ))}
    </ul>
  );
}
