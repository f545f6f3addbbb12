import { VISIBILITIES } from "#domain/recipe/recipe";
import { ACT_KINDS, type ActKind } from "#domain/recipe/recipe-acts";
import { readTags } from "#domain/recipe/tags";
import type { Act } from "#server/features/recipe-acts/run-act";
import { parseId } from "#server/http/pipeline/id-parameters";
import { AppError } from "#server/platform/errors";

/** Reads which act was asked for, one of these; throws request.invalid. */
export function readKind<Kind extends ActKind>(
  fields: Pick<FormData, "get">,
  kinds: readonly Kind[],
): Kind {
  const kind = kinds.find((each) => each === fields.get("act"));
  if (kind === undefined) throw new AppError("request.invalid");
  return kind;
}

/** Reads an act with its choice; throws request.invalid. */
export function readAct(fields: FormData): Act {
  const kind = readKind(fields, ACT_KINDS);
  if (kind === "DELETE") return { kind };
  const visibility = VISIBILITIES.find((each) => each === fields.get("visibility"));
  if (kind === "AUDIENCE" && visibility) return { kind, visibility };
  const cookbook = parseId(fields.get("cookbook"));
  if (kind === "COOKBOOK" && cookbook) return { kind, cookbook };
  if (kind === "TAG") return { kind, name: readTag(fields.get("name")) };
  const tag = parseId(fields.get("tag"));
  if (kind === "UNTAG" && tag) return { kind, tag };
  throw new AppError("request.invalid");
}

/** The tag as a recipe's form reads it, or what was typed where that is none. */
function readTag(typed: FormDataEntryValue | null): string {
  const text = String(typed ?? "");
  const [tag, another] = readTags(text);
  return another === undefined ? (tag ?? "") : text;
}
