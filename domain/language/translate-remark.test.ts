import { describe, expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { LOCALES, type Locale } from "./locales";
import { translateRemark } from "./translate-remark";
import { getRows } from "./vocabulary/vocabulary";

const PAIRS = LOCALES.flatMap((from) =>
  LOCALES.filter((to) => to !== from).map((to): [Locale, Locale] => [from, to]),
);

test.each([
  ["to taste", "au goût"],
  ["optional", "facultatif"],
  ["Optional.", "facultatif"],
  ["(finely chopped)", "haché finement"],
  ["at room temperature", "à température ambiante"],
  ["divided", "divisé"],
  ["plus more for serving", "et plus pour servir"],
  ["boneless, skinless", "désossé et sans peau"],
  ["peeled and diced", "pelé et coupé en dés"],
  ["rinsed, drained & mashed", "rincé, égoutté et réduit en purée"],
  ["sliced – optional", "tranché, facultatif"],
  [", drained and rinsed, to serve", "rincé et égoutté, pour servir"],
])("%s becomes %s", (remark, french) => {
  expect(translateRemark(remark, "en", "fr")).toBe(french);
});

test.each([
  ["au goût", "to taste"],
  ["haché finement", "finely chopped"],
  ["finement hachées", "finely chopped"],
  ["Pelées et coupées en dés", "peeled and diced"],
  ["rincés, égouttés", "rinsed, drained"],
  ["fraîche ou surgelée", "fresh or frozen"],
  ["fondue", "melted"],
  ["s’il est gros", "if large"],
])("%s becomes %s", (remark, english) => {
  expect(translateRemark(remark, "fr", "en")).toBe(english);
});

test.each([
  "chopped, or gin",
  "peeled and roasted over a fire",
  "cut into 2 cm cubes",
  "½ chopped",
  "and",
  "chopped and",
  "?",
  "",
])("%s is not translated by half", (remark) => {
  expect(translateRemark(remark, "en", "fr")).toBeUndefined();
});

describe.each(PAIRS)("remarks from %s to %s", (from, to) => {
  const rows = getRows(`remark in ${to}`, [from]);

  test("have one translation each, which leads back to a remark", () => {
    const wrong = rows.filter(({ word, value }) => {
      return translateRemark(word, from, to) !== value || !translateRemark(value, to, from);
    });
    expect(wrong).toEqual([]);
  });

  test.each(["chopped ", "haché, ", "and ", ",", "-", "’"])("many %s take linear time", (part) =>
    expectLinear((count) => translateRemark(part.repeat(count), from, to), 20_000),
  );
});
