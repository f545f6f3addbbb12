const MAX_MADE = 200;

/** Cached: creating a format costs a hundred times as much as using it. */
export const numberFormat = memoizeFormat(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = memoizeFormat(
  (locale: string, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
);

export const pluralRules = memoizeFormat((locale: string) => new Intl.PluralRules(locale));

function memoizeFormat<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const name = locale + JSON.stringify(options);
    const format = made.get(name) ?? make(locale, options);
    // Evicts the least recently used: clients choose the time zone, so there could be many.
    made.delete(name);
    made.set(name, format);
    if (made.size > MAX_MADE) made.delete(made.keys().next().value ?? "");
    return format;
  };
}
