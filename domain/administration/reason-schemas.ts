import { z } from "zod";
import { problem } from "../form/field-problems";
import { optionalText, text } from "../form/form-fields";
import { countCharacters } from "../text/text";
import { MAX_ACCESS_REASON, MIN_ACCESS_REASON } from "./access-grants";
import { MAX_MAINTENANCE_MESSAGE } from "./maintenance";
import { MAX_REASON } from "./report";

export const accessSchema = z.object({
  reason: text(MAX_ACCESS_REASON).refine(
    (reason) => countCharacters(reason) >= MIN_ACCESS_REASON,
    problem.atLeast(MIN_ACCESS_REASON),
  ),
});

export const reportSchema = z.object({ reason: text(MAX_REASON) });

export const maintenanceSchema = z.object({ message: optionalText(MAX_MAINTENANCE_MESSAGE) });
