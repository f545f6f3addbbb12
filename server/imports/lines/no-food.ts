import { foldedKey } from "~/model/text";

/** What is done in a kitchen, as a sentence of a French recipe begins: "mélanger", "mélangez". */
const DOING =
  "prechauff|melang|ajout|coup|vers|laiss|batt|fouett|incorpor|reserv|epluch|lav|pel|hach|eminc|rap|port|sal|poivr|" +
  "assaisonn|dispos|depos|etal|petr|enfourn|beurr|farin|huil|chauff|plac|dress|decor|egoutt|rinc|cass|separ|mont|" +
  "remu|mijot|retir|repart|napp|saupoudr|parsem|degust|prepar|form|roul|demoul|tartin|mix|compt|prevo|sort|serv|" +
  "couvr|refroid|garn|fond|mett|cui|fai|dissou|press|allum|programm|enlev|ot|utilis|realis|conserv|gard|rectifi|goût";
const SENTENCE = new RegExp(`^(?:${DOING})(?:er|ez|ir|ire|issez|re|tes)(?: |$)`);
const LENGTH_OF_TIME =
  "\\d+(?:[.,/]\\d+)?(?: ?(?:à|a|-|–|to|ou) ?\\d+)? ?(?:minutes?|mins?|mn|heures?|hours?|hrs?|h|jours?|days?|secondes?|seconds?|sec)(?: ?\\d{1,2}(?: ?(?:minutes?|mins?|mn))?)?\\.?";
const OF_TIME = new RegExp(
  `^(?:[\\p{L} '’]{0,40}: ?)?(?:environ |about )?${LENGTH_OF_TIME}(?: (?:de |d['’]|of )?(?:cuisson|repos|preparation|attente|refrigeration|marinade|au four|cooking|baking|rest|prep).*)?$`,
  "u",
);
const TEMPERATURE =
  /^(?:[\p{L} '’]{0,30}:? ?)?\d{2,3} ?(?:°|º|degres?)(?: ?[cf](?:elsius|ahrenheit)?)?\b.{0,40}$|^(?:th(?:ermostat)?\.?) ?\d/u;
const EATERS =
  /^(?:(?:ingredients? )?pour )?(?:environ )?\d+(?: ?(?:à|a|-|–|ou) ?\d+)? (?:personnes?|portions?|parts?|convives?|servings?|people)\.?$/u;
const TOOL =
  /^(?:\d+ |un |une |du |de la |des )?(?:(?:petits?|grands?|gros) )?(?:moules? (?:a |de |d['’]|rond|carre|rectang|en |couronne)|papier (?:sulfurise|cuisson|parchemin|aluminium|alu|cire|absorbant|de cuisson|film)|film (?:alimentaire|etirable|plastique|transparent)|pellicule plastique|ficelle(?: de cuisine| alimentaire)?$|cure-?dents?|(?:piques?|pics?|batonnets?|brochettes?|baguettes?) (?:en |de |a )(?:bois|brochettes?|bambou|glace|metal)|poche a douille|emporte-?pieces?|thermometre|rouleau a patisserie|(?:casserole|saladier|poele|cocotte|robot|blender|mixeur|plaque de cuisson)s?$)/u;
const MAX_READ = 200;

/**
 * Whether a line is none of an ingredient: a temperature, a time, for how many it is, a tool or a sentence
 * of what is done.
 */
export function isNoFood(text: string): boolean {
  const said = foldedKey(text.slice(0, MAX_READ)).trim();
  return [SENTENCE, OF_TIME, TEMPERATURE, EATERS, TOOL].some((pattern) => pattern.test(said));
}
