/** How hot and how long is no count of anything: "180 °C", "20 minutes"; but "2 minute noodles" are. */
const HEAT_OR_TIME =
  /^(?:(?:about|approx\.?|at|for|gas mark|thermostat|th\.) )?\d+(?:\s?(?:-|–|to|à)\s?\d+)?\s?(?:[°º]\s?[cf]?|degr(?:ee|é)s?(?: (?:c|f|celsius|fahrenheit))?|(?:min(?:ute)?|hour|hr|second|sec|heure|jour|day)s?\.?)(?=$|\s*[,;.:()/&+]|\s+(?:at|in|or|until|to|plus|and|per|at|\d|de cuisson|au four|ou|et)(?!\p{L}))/iu;
const HEAT = /^(?:\d{3}\s?[cf]|gas mark \d{1,2})(?!\p{L})/iu;
/** With what a step of the work begins, or the head of a part of the page. */
const STEP =
  /^(?:pre-?heat|heat|mix|bake|whisk|stir|combine|add|pour|place|serves?|cook|boil|simmer|fry|saut[eé]|beat|fold|put|sprinkle|cover|remove|transfer|bring|let|set|spread|knead|drain|allow|turn|take|makes?|yields?|blend|melt|meanwhile|repeat|arrange|divide|refrigerate|chill|freeze|rinse|peel|chop|slice|drizzle|toss|spoon|line|grease|season|use|wash|marinate|garnish with|top with|in an?|prep(?:aration)? time|cook(?:ing)? time|total time|servings?|method|directions|instructions|equipment|notes?)(?!\p{L})(?!-)/iu;
const FEW_WORDS = 2;

/** Whether a line says how hot or how long, not how much of what. */
export function isHeatOrTime(line: string): boolean {
  return HEAT_OR_TIME.test(line) || HEAT.test(line);
}

/** Whether words that name nothing of the catalogue are a step of the work: "Preheat the oven". */
export function isInstruction(words: string): boolean {
  const first = STEP.exec(words)?.[0];
  if (first === undefined) return false;
  return (
    words.length === first.length || words.trim().split(/\s+/, FEW_WORDS + 1).length >= FEW_WORDS
  );
}
