import { expect, test } from "vitest";
import { followSteps } from "./photo-steps";
import { toPhotoValues } from "./photos";

const STEPS = ["Beat the eggs.", "Fold in the flour with a spoon.", "Bake for 40 minutes."];

function photoAt(step: number) {
  return toPhotoValues({ key: "k", alt: "", step }, STEPS);
}

test.each([
  ["stays where its step stays", STEPS, "2"],
  ["follows a step that moved", [STEPS[1], STEPS[0], STEPS[2]], "1"],
  ["follows a step after a new one", ["Heat the oven.", ...STEPS], "3"],
  [
    "keeps a step that was corrected",
    [STEPS[0], "Fold in the flour using a spoon!", STEPS[2]],
    "2",
  ],
  [
    "follows a step that moved and was corrected",
    [STEPS[2], STEPS[0], "Fold in flour with a spoon."],
    "3",
  ],
  ["has no step once its step is gone", [STEPS[0], STEPS[2]], ""],
])("a photo %s", (_, steps, step) => {
  expect(followSteps([photoAt(1)], steps as string[])).toMatchObject([{ step }]);
});

test("a number that the cook chose stays, whatever the steps", () => {
  const chosen = { ...photoAt(1), step: "1" };
  expect(followSteps([chosen], [...STEPS].reverse())).toEqual([chosen]);
});

test("a photo belongs to the nearer of two equal steps", () => {
  const steps = ["Rest.", "Knead.", "Rest."];
  const photo = toPhotoValues({ key: "k", alt: "", step: 2 }, steps);
  expect(followSteps([photo], ["Rest.", "Shape.", "Knead.", "Rest."])).toMatchObject([
    { step: "4" },
  ]);
});
