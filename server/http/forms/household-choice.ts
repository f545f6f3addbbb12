import type { HouseholdChoice } from "#server/features/households/households";
import { parseId } from "#server/http/pipeline/id-parameters";
import { AppError } from "#server/platform/errors";

/** Reads whose list is meant; throws cookbook.notFound for what is no id. */
export function readHouseholdChoice(fields: Pick<FormData, "get">): HouseholdChoice {
  const text = fields.get("cookbook");
  if (text === null || text === "") return { cookbook: null };
  const cookbook = parseId(text);
  if (cookbook === undefined) throw new AppError("cookbook.notFound");
  return { cookbook };
}
