/** Order matters: most browsers also claim to be the ones further down. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrom(e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/\bLynx\//i, "Lynx"],
  [/\bw3m\//i, "w3m"],
];
const SYSTEMS: [sign: RegExp, name: string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** A readable name for a User-Agent, such as "Firefox, Linux"; undefined if unknown. */
export function browserName(userAgent: string): string | undefined {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  return [browser, system].filter(Boolean).join(", ") || undefined;
}

function nameIn(names: [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([sign]) => sign.test(userAgent))?.[1];
}
