import { LANGUAGES, type Language } from "../language/languages";
import { getRows } from "../language/vocabulary/vocabulary";

const SECONDS = { second: 1, minute: 60, hour: 3_600, day: 86_400, week: 604_800 };

export interface TimeUnit {
  name: keyof typeof SECONDS;
  seconds: number;
}

export function readTimeUnits(
  kinds: ("time" | "short time" | "typed time")[],
  languages: readonly Language[] = LANGUAGES,
): Map<string, TimeUnit> {
  const rows = kinds.flatMap((kind) => getRows(kind, languages));
  return new Map(
    rows.flatMap(({ word, value }) => {
      if (!isTimeUnit(value)) return [];
      const unit = { name: value, seconds: SECONDS[value] };
      const forms = word.length > 1 ? [word, `${word}s`] : [word];
      return forms.map((form): [string, TimeUnit] => [form, unit]);
    }),
  );
}

function isTimeUnit(name: string): name is keyof typeof SECONDS {
  return Object.hasOwn(SECONDS, name);
}
