/** LATE_START makes them "prefetch". Not "preload", which Remix uses for the next page's styles. */
const LATE_STYLES = 'link[rel="late-style"], link[rel="prefetch"][href$=".css"]';

// Replaces the inlined stylesheets by their files, at once, so that the page is styled once more and
// not once for each. Both apply until all have arrived; a link that React removes meanwhile never
// does, and then the inlined ones stay.
export async function linkStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(LATE_STYLES)];
  const inPlace = links.map(
    (link) =>
      new Promise((done) => {
        link.onload = done;
        link.rel = "stylesheet";
      }),
  );
  await Promise.all(inPlace);
  if (links.length > 0) document.querySelector("head > style")?.remove();
}
