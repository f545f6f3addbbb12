import { paths } from "#domain/site/paths";

/** A plain link, because the next page is outside the application. */
export function GoogleLink({ label }: { label: string }) {
  return (
    <p className="actions">
      <a href={paths.google()} className="button button-quiet">
        {label}
      </a>
    </p>
  );
}
