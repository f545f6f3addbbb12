import { expect, test } from "vitest";
import { UI_LOCALES } from "../language/locales";
import { formatList } from "./format-list";

test.each(UI_LOCALES)("lists are written in %s as the platform does", (locale) => {
  const foods = ["milk", "eggs", "salt", "flour"];
  for (const type of ["conjunction", "disjunction", "unit"] as const)
    for (const count of foods.keys()) {
      const some = foods.slice(0, count);
      expect(formatList(some, locale, type)).toBe(
        new Intl.ListFormat(locale, { type }).format(some),
      );
    }
});
