import { z } from "zod";
import { MAX_ACCESS_REASON, MIN_ACCESS_REASON } from "./access";
import { problem } from "./field-problems";
import { text } from "./form-fields";
import { lengthOf } from "./text";

export const accessSchema = z.object({
  reason: text(MAX_ACCESS_REASON).refine(
    (reason) => lengthOf(reason) >= MIN_ACCESS_REASON,
    problem.atLeast(MIN_ACCESS_REASON),
  ),
});
