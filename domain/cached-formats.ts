/** Made once: making a format costs a hundred times what using it does. */
export const numberFormat = madeOnce(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = madeOnce(
  (locale: string, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
);

export const listFormat = madeOnce(
  (locale: string, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

function madeOnce<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const made: Record<string, Format> = {};
  return (locale: string, options?: Options): Format => {
    const name = locale + JSON.stringify(options);
    made[name] ??= make(locale, options);
    return made[name];
  };
}
