/** The address that a source is; undefined where it is a book, a person or nothing. */
export function sourceAddress(source: string): URL | undefined {
  if (!/^https?:\/\//i.test(source)) return undefined;
  try {
    const url = new URL(source);
    return url.username === "" && url.password === "" ? url : undefined;
  } catch {
    return undefined;
  }
}

/** A key under which the ways to write the address of one page are the same; null for what is none. */
export function sourceKey(source: string): string | null {
  const url = sourceAddress(source);
  if (!url) return null;
  for (const name of [...url.searchParams.keys()]) {
    if (FOLLOWING.test(name)) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  const host = url.host.replace(/^(www|m)\./, "");
  return host + url.pathname.replace(/\/+(index\.html?|amp)?\/*$/, "") + url.search;
}

/** What only says how somebody came to a page. */
const FOLLOWING = /^(utm_.*|fbclid|gclid|msclkid|mc_[ce]id|igshid|ref|ref_src|print)$/i;
