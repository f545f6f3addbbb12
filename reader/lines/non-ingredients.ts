import { foldedKey } from "#domain/text/text";
import { buildPattern } from "./vocabulary";

const RANGE = String.raw`\d+(?:[.,/]\d+)?(?:\s?(?:-|–|to|à|a|ou)\s?\d+)?`;
const TIME = `${buildPattern("time")}s?`;
const DEGREES = String.raw`(?:[°º]\s?[cf]?|${buildPattern("degree")}(?: (?:c|f|celsius|fahrenheit))?)`;
/** Temperatures and times are not amounts: "180 °C", "20 minutes at …". */
const HEAT_OR_TIME = new RegExp(
  String.raw`^(?:${buildPattern("before heat")} )?${RANGE}\s?(?:${DEGREES}|${TIME}\.?)` +
    String.raw`(?=$|\s*[,;.:()/&+]|\s+(?:\d|${buildPattern("after heat")})(?!\p{L}))`,
  "iu",
);
const HEAT = /^(?:\d{3}\s?[cf]|gas mark \d{1,2})(?!\p{L})/iu;

const NO_INGREDIENTS = [
  `${buildPattern("method stem")}${buildPattern("method ending")} `,
  String.raw`(?:[\p{L} '’]{0,40}: ?)?(?:(?:environ|about) )?${RANGE} ?${TIME}` +
    String.raw`(?: ?\d{1,2}(?: ?${TIME})?)?\.?(?: (?:de |d['’]|of )?${buildPattern("of time")}.*)?$`,
  String.raw`(?:${buildPattern("heating")}|(?:at|a)(?= ))[\p{L} '’]{0,20}:? ?\d{2,3} ?${DEGREES}`,
  String.raw`th(?:ermostat)?\.? ?\d`,
  String.raw`(?:(?:ingredients? )?pour )?(?:environ )?${RANGE} ${buildPattern("eaters")}\.?$`,
  String.raw`(?:\d+ |un |une |du |de la |des )?(?:(?:petits?|grands?|gros) )?` +
    String.raw`(?:${buildPattern("tool")}s?(?!\p{L})|${buildPattern("tool alone")}s?$)`,
].map((form) => new RegExp(`^(?:${form})`, "u"));
const STEP = new RegExp(String.raw`^${buildPattern("step")}(?![\p{L}-])`, "iu");
const MAX_READ = 200;

export function isNonIngredient(text: string): boolean {
  const start = text.slice(0, MAX_READ);
  const said = foldedKey(start);
  return (
    NO_INGREDIENTS.some((form) => form.test(said)) || HEAT_OR_TIME.test(start) || HEAT.test(start)
  );
}

export function isInstruction(words: string): boolean {
  const first = STEP.exec(words)?.[0];
  return first !== undefined && (words === first || /\s/.test(words));
}
