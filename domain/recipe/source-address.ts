export function parseSourceAddress(source: string): URL | undefined {
  if (!/^https?:\/\//i.test(source)) return undefined;
  try {
    const url = new URL(source);
    return url.username === "" && url.password === "" ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Normalises the URL of a source to a key; null if `source` is not a URL. */
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

const TRACKING_PARAMETER = /^(utm_.*|fbclid|gclid|msclkid|mc_[ce]id|igshid|ref|ref_src|print)$/i;
