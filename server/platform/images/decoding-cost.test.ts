import { expect, test } from "vitest";
import type { ImageHeader } from "./decoder-processes";
import { estimateCost } from "./decoding-cost";

const photo: ImageHeader = {
  format: "jpeg",
  width: 8_000,
  height: 6_250,
  isProgressive: false,
  isDeep: false,
};
const avif = { ...photo, format: "heif", compression: "av1", width: 4_000, height: 3_000 };
const drawing = { ...photo, format: "png" };

test.each([
  ["a photo of 50 megapixels", photo, false],
  ["one more row", { ...photo, height: 6_251 }, true],
  ["a progressive one", { ...photo, isProgressive: true }, false],
  ["a PNG", { ...drawing, isDeep: true }, false],
  ["an interlaced PNG, which is unpacked as a whole", { ...drawing, isProgressive: true }, true],
  ["the same of 44 megapixels", { ...drawing, width: 7_040, isProgressive: true }, false],
  [
    "the same with deep colours",
    { ...drawing, width: 7_040, isProgressive: true, isDeep: true },
    true,
  ],
  ["a GIF", { ...photo, format: "gif" }, true],
  ["an AVIF of 12 megapixels", avif, false],
  ["the same with deep colours", { ...avif, isDeep: true }, true],
  ["an AVIF of 12.5 megapixels", { ...avif, width: 4_167 }, true],
])("the memory limit is checked: %s", (_what, header, isTooLarge) => {
  expect(estimateCost(header)?.isTooLarge).toBe(isTooLarge);
});

test("files that are not images have no cost", () => {
  expect(estimateCost({ ...photo, format: "svg" })).toBeUndefined();
  expect(estimateCost({ ...avif, compression: "jpeg" })).toBeUndefined();
});

test("HEIC of 15 megapixels is decoded, of 24 it takes too much memory", () => {
  const heic = { ...avif, compression: "hevc" };
  expect(estimateCost({ ...heic, width: 4472, height: 3354 })?.isTooLarge).toBe(false);
  expect(estimateCost({ ...heic, width: 5712, height: 4284 })?.isTooLarge).toBe(true);
});
