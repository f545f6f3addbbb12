import { foldedKey } from "#domain/text";

/** What is done in a kitchen, as a sentence of a French recipe begins: "mélanger", "mélangez". */
const DOING =
  "prechauff|melang|ajout|coup|vers|laiss|batt|fouett|incorpor|reserv|epluch|lav|pel|hach|eminc|rap|port|sal|poivr|" +
  "assaisonn|dispos|depos|etal|petr|enfourn|beurr|farin|huil|chauff|plac|dress|decor|egoutt|rinc|cass|separ|mont|" +
  "remu|mijot|retir|repart|napp|saupoudr|parsem|degust|prepar|form|roul|demoul|tartin|mix|compt|prevo|sort|serv|" +
  "couvr|refroid|garn|fond|mett|cui|cuis|fai|dissou|press|allum|programm|enlev|ot|utilis|realis|conserv|gard|rectifi|gout";
const SENTENCE = new RegExp(`^(?:${DOING})(?:er|ez|ir|ire|issez|re|tes) `);
/** How hot and how long is no count of anything: "180 °C", "20 minutes at …". */
const HEAT_OR_TIME =
  /^(?:(?:about|approx\.?|at|for|gas mark|thermostat|th\.) )?\d+(?:\s?(?:-|–|to|à)\s?\d+)?\s?(?:[°º]\s?[cf]?|degr(?:ee|é)s?(?: (?:c|f|celsius|fahrenheit))?|(?:min(?:ute)?|hour|hr|second|sec|heure|jour|day)s?\.?)(?=$|\s*[,;.:()/&+]|\s+(?:at|in|or|until|to|plus|and|per|\d|fan|th|chaleur|convection|de cuisson|au four|ou|et)(?!\p{L}))/iu;
const HEAT = /^(?:\d{3}\s?[cf]|gas mark \d{1,2})(?!\p{L})/iu;
const LENGTH_OF_TIME =
  "\\d+(?:[.,/]\\d+)?(?: ?(?:à|a|-|–|to|ou) ?\\d+)? ?(?:minutes?|mins?|mn|heures?|hours?|hrs?|h|jours?|days?|secondes?|seconds?|sec)(?: ?\\d{1,2}(?: ?(?:minutes?|mins?|mn))?)?\\.?";
const OF_TIME = new RegExp(
  `^(?:[\\p{L} '’]{0,40}: ?)?(?:environ |about )?${LENGTH_OF_TIME}(?: (?:de |d['’]|of )?(?:cuisson|repos|preparation|attente|refrigeration|marinade|au four|cooking|baking|rest|prep).*)?$`,
  "u",
);
const TEMPERATURE =
  /^(?:(?:(?:pre)?chauff(?:er|ez|age)|four|oven|cuisson|baking|temp(?:erature)?\.?|(?:at|a)(?= ))[\p{L} '’]{0,20}:? ?\d{2,3} ?(?:°|º|degres?)|th(?:ermostat)?\.? ?\d)/u;
const EATERS =
  /^(?:(?:ingredients? )?pour )?(?:environ )?\d+(?: ?(?:à|a|-|–|ou) ?\d+)? (?:personnes?|portions?|parts?|convives?|servings?|people)\.?$/u;
const TOOL =
  /^(?:\d+ |un |une |du |de la |des )?(?:(?:petits?|grands?|gros) )?(?:moule (?:a |de |d['’]|rond|carre|rectang|en |couronne)|moules a (?:tarte|muffin|gateau|cake|cannele|madeleine)|papier (?:sulfurise|cuisson|parchemin|aluminium|alu|cire|absorbant|de cuisson|film)|film (?:alimentaire|etirable|plastique|transparent)|pellicule plastique|ficelle (?:de cuisine|alimentaire)|cure-?dents?|(?:piques?|pics?|batonnets?|brochettes?|baguettes?) (?:en |de |a )(?:bois|brochettes?|bambou|glace$|metal)|poche a douille|emporte-?pieces?|thermometre|rouleau a patisserie|(?:casserole|saladier|poele|cocotte|robot|blender|mixeur|plaque de cuisson)s?$)/u;
const STEP =
  /^(?:pre-?heat|heat|mix|bake|whisk|stir|combine|add|pour|place|serves?|cook|boil|simmer|fry|saut[eé]|beat|fold|put|sprinkle|cover|remove|transfer|bring|let|set|spread|knead|drain|allow|turn|take|makes?|yields?|blend|melt|meanwhile|repeat|arrange|divide|refrigerate|chill|freeze|rinse|peel|chop|slice|drizzle|toss|spoon|line|grease|season|use|wash|marinate|garnish with|top with|in an?|prep(?:aration)? time|cook(?:ing)? time|total time|servings?|method|directions|instructions|equipment|notes?)(?!\p{L})(?!-)/iu;
const MAX_READ = 200;

/** Temperatures, times, numbers of people, tools and sentences of a French method. */
export function isNonIngredient(text: string): boolean {
  const start = text.slice(0, MAX_READ);
  const said = foldedKey(start);
  return (
    [SENTENCE, OF_TIME, TEMPERATURE, EATERS, TOOL].some((pattern) => pattern.test(said)) ||
    [HEAT_OR_TIME, HEAT].some((pattern) => pattern.test(start))
  );
}

export function isInstruction(words: string): boolean {
  const first = STEP.exec(words)?.[0];
  return first !== undefined && (words === first || /\s/.test(words));
}
