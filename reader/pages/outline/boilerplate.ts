/** An item of a list, as a page's lines are marked. */
export function isListItem(line: string | undefined): boolean {
  return line?.startsWith("- ") ?? false;
}

/**
 * Below a list whose items are all of a part, a page goes on with other things. What it tells at once
 * is kept as a tip: "Then bake 20 min." Of numbered lines the last may go on below its number.
 */
export function withoutBoilerplate(all: string[]): { list: string[]; tail: string[] } {
  const first = all.find(Boolean);
  const own = all.filter((line) => !NOTICE.test(line.slice(0, MAX_INVITATION)));
  const invitation = isListItem(first) ? own.findIndex(isInvitation) : -1;
  const lines =
    invitation < 0 ? own.filter((line) => !isInvitation(line)) : own.slice(0, invitation);
  if (isNumbered(first)) {
    const end =
      lines.findLastIndex(
        (line) => isNumbered(line) || (ENDED.test(line) && !READER_TALK.test(line)),
      ) + 1;
    return { list: lines.slice(0, end), tail: [] };
  }
  if (!isListItem(first)) return { list: lines, tail: [] };
  const end = lines.findLastIndex(isListItem) + 1;
  const below = lines.slice(end, end + MAX_TAIL).filter(Boolean);
  const other = below.findIndex((line) => !isAdvice(line));
  return { list: lines.slice(0, end), tail: below.slice(0, other < 0 ? MAX_TAIL : other) };
}

/** Lines that are looked at below a list. */
const MAX_TAIL = 6;

function isNumbered(line: string | undefined): boolean {
  return /^(?:\*\*)?\d{1,2}[.)](?!\d)/.test(line ?? "");
}

/** "Follow us on Pinterest!" is no part of any recipe, nor what pages must say of themselves. */
function isInvitation(line: string): boolean {
  return !isListItem(line) && !isNumbered(line) && INVITATION.test(line.slice(0, MAX_INVITATION));
}

const MAX_INVITATION = 300;
const INVITATION =
  /facebook|instagram|pinterest|tiktok|newsletter|follow us|suivez[- ](?:nous|moi)|©|copyright|all rights/i;
/** Stands between two lists as well; a step's "(affiliate link)" is the step's. */
const NOTICE =
  /affiliate disclosure|amazon affiliate|(?:contains?|includes?|are|uses?)(?: an| some)? affiliate links?/i;

const MAX_CALL = 250;
const CALL_TO_ACTION =
  /^(?:did you (?:make|try|like)|if you(?:['’]ve)? (?:made?|try|tried|like[ds]?|love[ds]?|enjoy(?:ed)?) (?:this|it|my|these)|(?:please |don['’]t forget to )?(?:follow (?:us|me|on|your)|(?:tag|share|pin|like|subscribe|rate) (?:us|me|it|this|on|to|your|the recipe))|avez-vous (?:fait|essayé|aimé)|suivez(?! l[ae]s? )|partagez|abonnez|n['’]oubliez pas de (?:partager|commenter|noter))/i;
/** Of "comment" and "rating" only what no cook says: "voyez comment plier", "decorating". */
const SITE_WORDS =
  /facebook|instagram|pinterest|tiktok|youtube|newsletter|\b(?:comments|comment below|a comment|comment(?:er|aires?)|(?:star )?ratings?)\b|(?<!\S)[@#]\p{L}/iu;

/** "Did you make this? Tag us on Instagram!": what a site asks of its readers as the last of the steps. */
export function isCallToAction(step: string): boolean {
  return step.length <= MAX_CALL && CALL_TO_ACTION.test(step) && SITE_WORDS.test(step);
}

/** A sentence about the dish. */
function isAdvice(line: string): boolean {
  return SENTENCE.test(line) && !READER_TALK.test(line) && !isInvitation(line);
}

const ENDED = /[.!?…)]$/;
const SENTENCE = /^\S+ \S+ [^#].*[.!)]$/;
/** What pages say to their readers. */
const READER_TALK =
  /subscri|sign up|\bjoin\b|comment|\brat(?:e|ing)\b|\bshare\b|privacy|photo|abonn|inscri|partag|#\p{L}|@\p{L}/iu;
