import type { Amount } from "#domain/measures/amount";
import { parseServings } from "#domain/recipe/servings";
import { parseTimes } from "#domain/recipe/times";
import { MAX_RECIPES } from "#domain/shopping/shopping";
import type { ChosenLines } from "#server/features/shopping/commands";
import { parseId } from "#server/http/pipeline/id-parameters";
import { AppError } from "#server/platform/errors";

type Fields = Pick<FormData, "get" | "getAll">;

/** Reads how much of a recipe an address asks for. */
export function readAmount(query: Fields): { servings?: number; times?: Amount } {
  const servings = parseServings(String(query.get("servings") ?? ""));
  const times = parseTimes(String(query.get("times") ?? ""));
  return times ? { times } : servings ? { servings } : {};
}

/** What a refused form shows again. */
export interface SentChoices {
  ids: number[];
  amounts: Record<string, string>;
  lines: string[];
  /** The lines that were at hand. */
  kept: string[];
  cookbook: string;
}

export function readSent(fields: Fields): SentChoices {
  const ids = readIds(fields);
  const amounts = ids.map((id) => [id, String(fields.get(`amount-${id}`) ?? "")]);
  return {
    ids,
    amounts: Object.fromEntries(amounts),
    lines: fields.getAll("line").map(String),
    kept: String(fields.get("kept") ?? "").split(","),
    cookbook: String(fields.get("cookbook") ?? ""),
  };
}

/** Unticks what is at hand in another household, and ticks what was only in the one before. */
export function leaveOut(sent: SentChoices, kept: string[]): SentChoices {
  const lines = [...sent.lines, ...sent.kept].filter((line) => !kept.includes(line));
  return { ...sent, lines };
}

/** Reads the ticked lines of each recipe; undefined where a number of servings is none. */
export function readChosen(fields: Fields): ChosenLines[] | undefined {
  const ticked = fields.getAll("line").map(String);
  const chosen = readIds(fields).map((id) => {
    const own = parseId(fields.get(`yield-${id}`));
    const version = fields.get(`version-${id}`);
    if (typeof version !== "string") throw new AppError("request.invalid");
    const amount = String(fields.get(`amount-${id}`) ?? "").trim();
    const ratio = own ? toRatio(parseServings(amount), own) : parseTimes(amount);
    const lines = ticked.flatMap((value) => {
      const [recipe, ...key] = value.split(".");
      return recipe === String(id) ? key.join(".") : [];
    });
    return ratio && { recipe: id, version, ratio, lines };
  });
  const whole = chosen.filter((each) => each !== undefined);
  return whole.length === chosen.length ? whole : undefined;
}

function readIds(fields: Fields): number[] {
  return fields
    .getAll("recipe")
    .flatMap((id) => parseId(id) ?? [])
    .slice(0, MAX_RECIPES);
}

function toRatio(servings: number | undefined, own: number): Amount | undefined {
  return servings ? { numerator: servings, denominator: own } : undefined;
}
