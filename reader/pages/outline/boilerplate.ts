export function isListItem(line: string | undefined): boolean {
  return line?.startsWith("- ") ?? false;
}

/** Cuts what a page shows below its ingredients or steps; advice ("Then bake 20 min.") becomes a tip. */
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
/** May stand between two lists; "(affiliate link)" in a step belongs to the step. */
const NOTICE =
  /affiliate disclosure|amazon affiliate|(?:contains?|includes?|are|uses?)(?: an| some)? affiliate links?/i;

const MAX_CALL = 250;
const CALL_TO_ACTION =
  /^(?:did you (?:make|try|like)|if you(?:['’]ve)? (?:made?|try|tried|like[ds]?|love[ds]?|enjoy(?:ed)?) (?:this|it|my|these)|(?:please |don['’]t forget to )?(?:follow (?:us|me|on|your)|(?:tag|share|pin|like|subscribe|rate) (?:us|me|it|this|on|to|your|the recipe))|avez-vous (?:fait|essayé|aimé)|suivez(?! l[ae]s? )|partagez|abonnez|n['’]oubliez pas de (?:partager|commenter|noter))/i;
/** "Comment" and "rating" only as sites say them: not "voyez comment plier", "decorating". */
const SITE_WORDS =
  /facebook|instagram|pinterest|tiktok|youtube|newsletter|\b(?:comments|comment below|a comment|comment(?:er|aires?)|(?:star )?ratings?)\b|(?<!\S)[@#]\p{L}/iu;

/** "Did you make this? Tag us on Instagram!": what a site asks of its readers as the last of the steps. */
export function isCallToAction(step: string): boolean {
  return step.length <= MAX_CALL && CALL_TO_ACTION.test(step) && SITE_WORDS.test(step);
}

function isAdvice(line: string): boolean {
  return SENTENCE.test(line) && !READER_TALK.test(line) && !isInvitation(line);
}

const ENDED = /[.!?…)]$/;
const SENTENCE = /^\S+ \S+ [^#].*[.!)]$/;
const READER_TALK =
  /subscri|sign up|\bjoin\b|comment|\brat(?:e|ing)\b|\bshare\b|privacy|photo|abonn|inscri|partag|#\p{L}|@\p{L}/iu;
