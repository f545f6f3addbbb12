export function parseSourceAddress(source: string): URL | undefined {
  if (!/^https?:\/\//i.test(source)) return undefined;
  try {
    const url = new URL(source);
    return url.username === "" && url.password === "" ? url : undefined;
  } catch {
    return undefined;
  }
}

/** One key for all ways to write a page's address; null where `source` is no address. */
export function sourceKey(source: string): string | null {
  const url = parseSourceAddress(source);
  if (!url) return null;
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING_PARAMETER.test(name)) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  const host = url.host.replace(/^(www|m)\./, "");
  return host + url.pathname.replace(/\/+(index\.html?|amp)?\/*$/, "") + url.search;
}

/** Parameters that only tell how a visitor came to a page. */
const TRACKING_PARAMETER = /^(utm_.*|fbclid|gclid|msclkid|mc_[ce]id|igshid|ref|ref_src|print)$/i;
