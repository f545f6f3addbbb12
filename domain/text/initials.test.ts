import { expect, test } from "vitest";
import { extractInitials } from "./initials";

test.each([
  ["ada", "A"],
  ["sam-oakley", "SO"],
  ["marie.de_la-tour", "MD"],
  ["__", "?"],
  ["éloïse", "É"],
  ["𝒳erxes", "𝒳"],
  ["ßeta", "SS"],
])("%s has the initials %s", (username, initials) => {
  expect(extractInitials(username)).toBe(initials);
});
