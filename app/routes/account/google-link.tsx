import { paths } from "#domain/site/paths";

/** The way to Google: a plain link, since the next page is not ours. */
export function GoogleLink({ label }: { label: string }) {
  return (
    <p className="actions">
      <a href={paths.google()} className="button button-quiet">
        {label}
      </a>
    </p>
  );
}
